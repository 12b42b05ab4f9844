import Validator from '@adobe/structured-data-validator';
import { expect, test } from 'vitest';
import {
  findThings,
  getBuiltPage,
  isListed,
  parseGraph,
  readBuiltPages,
  type Thing,
} from '../support/built-pages.ts';
import { buildVocabulary } from './support/vocabulary.ts';

/** What Google requires for the rich results of a type, beyond what the validator checks. */
const required: Record<string, string[]> = {
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  FAQPage: ['mainEntity'],
  ProfilePage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Person: ['name', 'url'],
  Organization: ['name', 'url', 'logo', 'sameAs', 'contactPoint', 'foundingDate'],
  WebSite: ['name', 'url', 'potentialAction'],
  ProfessionalService: ['name', 'address', 'telephone', 'url', 'image', 'areaServed'],
  PostalAddress: ['addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  Service: ['name', 'description', 'provider', 'areaServed'],
};

const validator = new Validator(buildVocabulary());
/** The graphs of the pages that search engines list. */
const graphs = readBuiltPages()
  .filter(isListed)
  .map((built) => ({ path: built.path, canonical: built.canonical, graph: parseGraph(built) }));
const things = graphs.flatMap(({ path, graph }) =>
  findThings(graph).map((thing) => ({ path, thing })),
);

const typeOf = (thing: Thing) => String(thing['@type'] ?? '');
const idOf = (thing: Thing) => (typeof thing['@id'] === 'string' ? thing['@id'] : undefined);

test('the vocabulary check finds errors', async () => {
  const wrong = {
    '@type': 'BlogPosting',
    headline: 'x',
    postalCode: '1',
    author: { '@type': 'Perso' },
  };
  const issues = await validator.validate({ jsonld: { BlogPosting: [wrong] } });
  expect(issues.map(({ issueMessage }) => issueMessage)).toEqual([
    expect.stringContaining('"postalCode" for type "BlogPosting" is not supported'),
    expect.stringContaining('"Perso" is not a valid schema.org type'),
  ]);
});

test('each page has one valid schema.org graph with the required properties', async () => {
  for (const { path, graph } of graphs) {
    const jsonld = Object.fromEntries(graph.map((thing) => [typeOf(thing), [{ ...thing }]]));
    expect(Object.keys(jsonld), `${path}: no type occurs twice`).toHaveLength(graph.length);
    expect(await validator.validate({ jsonld }), path).toEqual([]);
    for (const thing of findThings(graph)) {
      for (const name of required[typeOf(thing)] ?? []) {
        expect(thing[name], `${path}: ${typeOf(thing)}.${name}`).toBeTruthy();
      }
    }
  }
});

test('each reference in a graph has a target', () => {
  for (const { path, canonical, graph } of graphs) {
    const all = findThings(graph);
    const named = all.filter((thing) => typeOf(thing) !== '').flatMap((thing) => idOf(thing) ?? []);
    expect(named.length, path).toBe(new Set(named).size);
    for (const thing of all.filter((other) => typeOf(other) === '')) {
      expect(named, path).toContain(idOf(thing));
    }
    const pointed = new Set(
      all.filter((thing) => typeOf(thing) === '').flatMap((thing) => idOf(thing)),
    );
    const alone = graph.filter((thing) => !pointed.has(idOf(thing)));
    // Nothing references the page itself.
    expect(
      alone.map(typeOf).filter((type) => !type.endsWith('Page')),
      path,
    ).toEqual([]);
    expect(all.map(idOf), path).toContain(canonical);
  }
});

test('each phone number has its country code', () => {
  for (const { path, thing } of things.filter(({ thing }) => 'telephone' in thing))
    expect(thing.telephone, path).toMatch(/^\+1\d{10}$/);
});

test('each date has a time zone and is the same day in all of America', () => {
  const dates = things.flatMap(({ path, thing }) =>
    Object.entries(thing)
      .filter(([name]) => name.startsWith('date'))
      .map(([name, value]) => ({ where: `${path}: ${name}`, date: String(value) })),
  );
  expect(dates).not.toEqual([]);
  for (const { where, date } of dates) {
    expect(date, where).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-])/);
    for (const timeZone of ['America/New_York', 'Pacific/Honolulu']) {
      const day = new Intl.DateTimeFormat('sv', { timeZone }).format(new Date(date));
      expect(day, where).toBe(date.slice(0, 10));
    }
  }
});

const getThing = (path: string, type: string) =>
  parseGraph(getBuiltPage(path)).find((thing) => typeOf(thing) === type);

test('has street and hours only when the content has them', () => {
  const dayOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
  const hoursAvailable = [
    { dayOfWeek, opens: '08:00', closes: '17:30' },
    { dayOfWeek: ['Friday'], opens: '08:00', closes: '12:00' },
  ];
  expect(getThing('/contact', 'Organization')).toMatchObject({
    address: { streetAddress: '7 Row Street', addressLocality: 'Omaha', postalCode: '68102' },
    contactPoint: { hoursAvailable },
  });
  expect(getThing('/dallas-it-recruitment', 'ProfessionalService')).toMatchObject({
    address: { streetAddress: '4 Elm Walk' },
    openingHoursSpecification: [{ opens: '09:00', closes: '17:00' }],
  });
  const other = getThing('/little-rock-it-recruitment', 'ProfessionalService');
  expect(other).toMatchObject({ address: { addressLocality: 'Little Rock' } });
  expect(JSON.stringify(other)).not.toMatch(/streetAddress|openingHours/);
});

test('has no ratings, reviews or talks that are samples', () => {
  for (const { path, thing } of things)
    expect(typeOf(thing), path).not.toMatch(/Rating|Review|VideoObject/);
});

test.each([
  ['/', 'WebPage'],
  ['/about', 'AboutPage BreadcrumbList'],
  ['/about/mara-fenn', 'ProfilePage BreadcrumbList Person'],
  ['/contact', 'ContactPage BreadcrumbList'],
  ['/blog', 'CollectionPage BreadcrumbList'],
  ['/services/interim-staffing', 'FAQPage BreadcrumbList Service'],
  // Its headings are questions.
  ['/blog/what-the-tester-saw', 'FAQPage BreadcrumbList BlogPosting'],
  ['/blog/pay-for-the-second-call', 'WebPage BreadcrumbList BlogPosting'],
  ['/guides/who-fills-the-night-desk', 'FAQPage BreadcrumbList Article'],
  ['/desk-jobs', 'FAQPage BreadcrumbList'],
])('%s has the types %s', (path, types) => {
  const all = parseGraph(getBuiltPage(path)).map(typeOf).join(' ');
  expect(all).toBe(`Organization WebSite ${types}`);
});

test('the trail of an own page ends with its name', () => {
  const { itemListElement } = getThing('/desk-jobs', 'BreadcrumbList') ?? {};
  expect(findThings(itemListElement).map(({ name }) => name)).toEqual(['Home', 'Careers']);
});

test('a post and a guide have their author, dates and topic, and pictures of the content', () => {
  expect(getThing('/blog/count-the-cutover-weekends', 'BlogPosting')).toMatchObject({
    headline: 'Count the cutover weekends',
    alternativeHeadline: 'How many weekends does a cutover take?',
    datePublished: expect.stringContaining('2024-11-20'),
    dateModified: expect.stringContaining('2024-11-27'),
    author: { name: 'Otis Quill' },
    articleSection: expect.arrayContaining(['Cloud Infrastructure']),
    image: {
      url: expect.stringMatching(/\/_astro\/cutover-weekends\..+\.webp$/),
      width: '1200',
      height: '900',
    },
  });
  expect(getThing('/guides/who-fills-the-night-desk', 'Article')).toMatchObject({
    headline: 'Who fills the night desk',
    datePublished: expect.stringContaining('2026-03-02'),
    dateModified: expect.stringContaining('2026-04-10'),
    author: { name: 'Ivy Tarn' },
    articleSection: expect.arrayContaining(['IT Leadership']),
  });
  expect(getThing('/vero-beach-it-recruitment', 'ProfessionalService')?.image).toMatch(
    /\/_astro\/vero-beach-office\..+\.webp$/,
  );
});

test('each city has an office with its name, phone and postal code, and a radius of 50 miles', () => {
  for (const [slug, name, phone, postalCode] of [
    ['little-rock', 'Little Rock', '0122', '72299'],
    ['dallas', 'Dallas', '0121', '75299'],
    ['shreveport', 'Shreveport', '0123', '75299'],
    ['vero-beach', 'Vero Beach', '0124', '32999'],
    ['new-york-city', 'New York City', '0125', '10299'],
  ] as const) {
    const office = getThing(`/${slug}-it-recruitment`, 'ProfessionalService');
    expect(office, slug).toMatchObject({
      name: `Juniper Row, ${name}`,
      telephone: expect.stringMatching(new RegExp(`${phone}$`)),
      address: { postalCode },
      areaServed: [
        { '@type': 'City' },
        { '@type': 'GeoCircle', geoRadius: 80_467, geoMidpoint: { '@type': 'GeoCoordinates' } },
      ],
    });
    // The coordinates are the city's, and Shreveport has no office.
    expect(Object.keys(office ?? {}).includes('geo'), slug).toBe(slug !== 'shreveport');
  }
});

/** Writes the fixture content with another number of cities, services and so on. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { fixtureContent } from './fixture-content.ts';

const record = z.record(z.string(), z.unknown());
const records = z.array(record);
/** Combined in pairs to make the names of people. */
const treeNames =
  'Alder Birch Cedar Dogwood Elm Fir Gum Hazel Ironwood Juniper Katsura Larch Maple Nutmeg'.split(
    ' ',
  );
const ordinal = (index: number) => treeNames[index % treeNames.length] ?? '';
/** Names of firms of 4, 16, 18, 30 and 60 characters: one line, two lines, and words that cannot be divided. */
const firmNames: Partial<Record<number, string>> = {
  1: 'Fern',
  2: 'Ostermann Search',
  3: 'Grünwaldpersonaler',
  7: 'Alder, Birch & Cedar Executive',
  12: 'Vereinigte Personalberatung Schwarzenberg & Hohenlohe-Langen',
};
const personId = (index: number) => `person-${ordinal(index).toLowerCase()}`;

/**
 * @param count how many cities, services, people, testimonials, clients, industries, talks, banner
 * cities, values, social links and posts there are, and fewer of the dedicated articles than posts; the firm's
 * name is longer and the menu too; with 0 there is still one city, service and person, no guide, and no section
 * Cookies of the privacy page
 * @param folder is emptied first
 */
export function writeCountedContent(count: number, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(fixtureContent, folder, { recursive: true });
  const path = (name: string) => join(folder, name);
  const read = (name: string): unknown => parse(readFileSync(path(name), 'utf8'));
  const write = (name: string, value: unknown) => writeFileSync(path(name), stringify(value));
  const edit = (name: string, change: (value: Record<string, unknown>) => object) =>
    write(name, change(record.parse(read(name))));

  // Links to removed services would fail the build.
  const blog = readFileSync(path('pages/blog.yaml'), 'utf8');
  writeFileSync(path('pages/blog.yaml'), blog.replaceAll(/\/services\/[a-z-]+/g, '/services'));

  // Links to removed sections would fail the build too.
  edit('pages/blog.yaml', ({ ways, ...rest }) => {
    const gone = [
      ...(count === 0 ? ['/blog#talks'] : []),
      ...(count < 2 ? ['/blog#articles'] : []),
    ];
    const { links, ...around } = record.parse(ways);
    const left = records.parse(links).filter(({ to }) => !gone.includes(String(to)));
    return { ...rest, ways: { ...around, links: left } };
  });
  if (count === 0) {
    for (const name of readdirSync(path('guides'))) rmSync(path(`guides/${name}`));
    const privacy = readFileSync(path('legal/privacy.md'), 'utf8');
    writeFileSync(path('legal/privacy.md'), privacy.replace('## Cookies', '## Small files'));
  }
  writePosts();

  const industries = z.array(z.string()).parse(read('industries.yaml')).slice(0, count);
  const isListed = (industry: unknown) => industries.includes(String(industry));
  const listed = (industry: unknown) =>
    isListed(industry) ? industry : (industries[0] ?? industry);

  // The first person exists at any count.
  const person = personId(0);
  writeEntries('cities', (city, index) => ({
    ...city,
    person,
    industries: [...new Set(z.array(z.string()).parse(city.industries).map(listed))],
    order: index,
    ...(index > 4 && {
      city: `${ordinal(index)} Springs`,
      office: { locality: `${ordinal(index)} Springs`, region: 'NE', postalCode: '68099' },
      skyline: undefined,
    }),
  }));
  writeEntries('services', (service, index) => ({
    ...service,
    person,
    clients: records
      .parse(service.clients)
      .map((client) => ({ ...client, industry: listed(client.industry) }))
      .filter(({ industry }, at, all) => all.findIndex((one) => one.industry === industry) === at),
    order: index,
    ...(index > 3 && {
      name: `${ordinal(index)} Search`,
      days: { least: 10, most: 10 + 4 * index },
      drawing: { start: 'Agreed', end: 'Begun', note: 'to a start' },
    }),
  }));
  const isService = (name: unknown) =>
    readdirSync(path('services')).includes(`${String(name)}.yaml`);
  edit('pay.yaml', ({ metros, roles, ...rest }) => ({
    ...rest,
    metros: records
      .parse(metros)
      .filter(({ city }) => readdirSync(path('cities')).includes(`${String(city)}.yaml`)),
    roles:
      count === 0 ? records.parse(roles).map((role) => ({ ...role, guides: undefined })) : roles,
  }));
  edit('worked-searches.yaml', ({ home, searches, ...rest }) => ({
    ...rest,
    ...(isService(home) && { home }),
    searches: Object.fromEntries(
      Object.entries(record.parse(searches)).filter(([name]) => isService(name)),
    ),
  }));
  edit('people.yaml', ({ items, ...rest }) => {
    const named = (person: Record<string, unknown>, index: number) => ({
      ...person,
      id: personId(index),
      name: `${ordinal(index)} ${ordinal(index + 3)}`,
    });
    const people = repeatItems(records.parse(items), named, 1);
    return { ...rest, author: person, answers: person, items: people };
  });
  edit('hours.yaml', ({ people, ...rest }) => ({
    ...rest,
    people: records
      .parse(people)
      .slice(0, 1)
      .map((hours) => ({ ...hours, person })),
  }));
  edit('testimonials.yaml', ({ items, ...rest }) => ({
    ...rest,
    items: repeatItems(records.parse(items), (item, index) => ({
      ...item,
      name: `${ordinal(index)} Pell`,
      industry: listed(item.industry),
    })),
  }));
  edit('clients.yaml', ({ companies, ...rest }) => ({
    ...rest,
    companies: repeatItems(records.parse(companies), (company) => company),
  }));
  if (count === 0) rmSync(path('videos.yaml'));
  else
    edit('videos.yaml', ({ items, ...rest }) => ({
      ...rest,
      items: repeatItems(records.parse(items), (talk, index) => ({ ...talk, id: `talk-${index}` })),
    }));
  edit('pages/about.yaml', ({ values, ...rest }) => {
    if (count === 0) return rest;
    const { items, ...around } = record.parse(values);
    const own = repeatItems(records.parse(items), (value, index) => ({
      ...value,
      title: `Value ${ordinal(index)}`,
    }));
    return { ...rest, values: { ...around, items: own } };
  });
  edit('brand/firm.yaml', ({ social, name, ...rest }) => ({
    ...rest,
    name: firmNames[count] ?? name,
    social: repeatItems(records.parse(social), (_, index) => ({
      name: `Network ${ordinal(index)}`,
      url: `https://social.example/${index}`,
    })),
  }));
  edit('pages/city.yaml', ({ all, ...rest }) => ({
    ...rest,
    all: { ...record.parse(all), first: undefined },
  }));
  // The menu has up to nine items.
  edit('navigation.yaml', ({ main, ...rest }) => ({
    ...rest,
    main: [
      { label: 'Services', to: '/services' },
      ...records.parse(main).filter(({ to }) => to !== '/services'),
      { label: 'Locations', to: '/locations' },
      { label: 'Guides', to: '/guides' },
    ].slice(0, Math.max(count, 1)),
  }));
  for (const name of ['industries.yaml', 'banner-cities.yaml']) {
    write(name, z.array(z.string()).parse(read(name)).slice(0, count));
  }

  /** Keeps the newest posts, or adds copies of the oldest, and removes links to the others. */
  function writePosts(): void {
    const kept = [...writeTexts('posts', count), ...writeTexts('articles', Math.max(count - 1, 0))];
    const isThere = (slug: unknown) => kept.includes(String(slug));
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:yaml|md)$/.test(name)) continue;
      const text = readFileSync(path(name), 'utf8');
      const linked = text.replaceAll(/\/blog\/([a-z-]+)/g, (link, slug) =>
        isThere(slug) ? link : '/services',
      );
      if (linked !== text) writeFileSync(path(name), linked);
    }
    edit('tools/toolbox.yaml', ({ moments, ...rest }) => ({
      ...rest,
      moments: records
        .parse(moments)
        .filter(({ from }) => records.parse(from).every(({ post }) => isThere(post))),
    }));
    edit('pages/sitemap.yaml', ({ posts, ...rest }) => {
      const { featured, ...around } = record.parse(posts);
      return {
        ...rest,
        posts: { ...around, featured: z.array(z.string()).parse(featured).filter(isThere) },
      };
    });
  }

  /** @returns the slugs of the posts that are left */
  function writeTexts(list: 'posts' | 'articles', most: number): string[] {
    const dated = readdirSync(path(list))
      .filter((name) => name.endsWith('.md'))
      .map((name) => ({ name, text: readFileSync(path(`${list}/${name}`), 'utf8') }))
      .map((post) => ({ ...post, date: /^date: '(.*)'$/m.exec(post.text)?.[1] ?? '' }))
      .toSorted((a, b) => b.date.localeCompare(a.date));
    for (const { name } of dated.slice(most)) rmSync(path(`${list}/${name}`));
    const slugs = dated.slice(0, most).map(({ name }) => name.replace(/\.md$/, ''));
    const { text = '' } = dated.at(-1) ?? {};
    const copies = list === 'posts' ? Math.max(most - dated.length, 0) : 0;
    for (let index = 0; index < copies; index += 1) {
      const slug = `${ordinal(index).toLowerCase()}-again`;
      writeFileSync(
        path(`${list}/${slug}.md`),
        text.replace(/^title: .*$/m, `title: ${ordinal(index)} again`),
      );
      slugs.push(slug);
    }
    return slugs;
  }

  function repeatItems(
    items: Record<string, unknown>[],
    change: (item: Record<string, unknown>, index: number) => Record<string, unknown>,
    least = 0,
  ) {
    return Array.from({ length: Math.max(count, least) }, (_, index) =>
      change(items[index % items.length] ?? {}, index),
    );
  }

  /** Keeps the first files of a folder, or adds copies of them. */
  function writeEntries(
    list: string,
    change: (entry: Record<string, unknown>, index: number) => Record<string, unknown>,
  ) {
    // Pictures are in the same folder.
    const files = readdirSync(path(list)).filter((name) => name.endsWith('.yaml'));
    const placed = files
      .map((name) => ({ name, entry: record.parse(read(`${list}/${name}`)) }))
      .toSorted((a, b) => Number(a.entry.order) - Number(b.entry.order));
    const names = placed.map(({ name }) => name);
    const own = repeatItems(
      placed.map(({ entry }) => entry),
      change,
      1,
    );
    for (const name of files) rmSync(path(`${list}/${name}`));
    for (const [index, entry] of own.entries()) {
      write(`${list}/${names[index] ?? `${ordinal(index).toLowerCase()}.yaml`}`, entry);
    }
  }
}

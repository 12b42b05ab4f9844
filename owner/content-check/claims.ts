/**
 * Figures are shown by the ids of their claims, each only on the pages it is for, and with its label
 * where another clock runs on the same page (docs/product.md, Claims and samples).
 */

import { contentFile } from '../../lib/content/folder.ts';
import { aboutPageSchema } from '../../lib/content/schemas/about-page.ts';
import { cityPageSchema } from '../../lib/content/schemas/city-page.ts';
import { type Claim, claimsSchema, figureOf } from '../../lib/content/schemas/claims.ts';
import { homeSchema } from '../../lib/content/schemas/home.ts';
import { howWeCountPageSchema } from '../../lib/content/schemas/how-we-count-page.ts';
import { ownPagesFolder } from '../../lib/content/schemas/own-page.ts';
import { servicesPageSchema } from '../../lib/content/schemas/services-page.ts';
import { testimonialsPageSchema } from '../../lib/content/schemas/testimonials-page.ts';
import { type Line, namesUnder, place, readYaml, yamlLines } from './content.ts';
import { ownPageSlugs, ownSections } from './own-pages.ts';

/** The two claims whose days the home page's chart draws. */
const drawn = ['days-to-fill', 'traditional-days-to-fill'];

/** Files of a page besides its own in pages/. */
const ofPage: Readonly<Record<string, string>> = { services: 'services/', cities: 'cities/' };

interface Shown {
  file: string;
  field: string;
  /** The page as claims.yaml calls it. */
  page: string;
  ids: readonly string[];
}

function shownClaims(): Shown[] {
  const { about, comparison } = readYaml('pages/home.yaml', homeSchema);
  const times = comparison.pairs.flatMap(({ theirs, ours }) => [theirs.time, ours.time]);
  const { header } = readYaml('pages/city.yaml', cityPageSchema);
  const { record } = readYaml('pages/about.yaml', aboutPageSchema);
  const { statistics } = readYaml('pages/services.yaml', servicesPageSchema);
  const { header: testimonials } = readYaml('pages/testimonials.yaml', testimonialsPageSchema);
  const shown = (page: string, field: string, ...ids: string[]): Shown => ({
    file: contentFile(ownFile(page)),
    field,
    page,
    ids,
  });
  return [
    shown('home', 'hero.chart', ...drawn),
    shown(
      'home',
      'comparison.pairs',
      ...times.flatMap((time) => (typeof time === 'string' ? [] : [time.claim])),
    ),
    shown('home', 'about.claims', ...about.claims),
    shown('cost-of-vacancy', 'chart.ours', 'days-to-fill'),
    shown('cities', 'header.claims', ...header.claims),
    shown('cities', 'header.against', header.against),
    shown('about', 'record.shares', ...record.shares),
    shown('about', 'record.plain', ...record.plain),
    shown('services', 'statistics.exception', statistics.exception),
    shown('services', 'statistics.claims', ...statistics.claims),
    shown('testimonials', 'header.claims', ...testimonials.claims),
    ...ownPageSlugs().map((slug) => shown(slug, 'sections', ...claimsOn(slug))),
  ];
}

/** @returns the claims of an owner's own page */
const claimsOn = (slug: string): string[] =>
  ownSections(slug).flatMap((section) => {
    if (section.kind === 'statistics') return section.claims;
    if (section.kind !== 'comparison') return [];
    return section.pairs
      .flatMap(({ theirs, ours }) => [theirs.time, ours.time])
      .flatMap((time) => (typeof time === 'string' ? [] : [time.claim]));
  });

/** The page's own file, where it is not named as the page. */
const namedOtherwise: Readonly<Record<string, string>> = {
  cities: 'pages/city.yaml',
  'cost-of-vacancy': 'tools/cost-of-vacancy.yaml',
};
const ownFile = (page: string) => {
  const folder = ownPageSlugs().includes(page) ? ownPagesFolder : 'pages';
  return namedOtherwise[page] ?? `${folder}/${page}.yaml`;
};

/** @returns a sentence for each unknown id, and for each claim shown where or how it must not be */
export function claimErrors(): string[] {
  const claims = new Map(readYaml('claims.yaml', claimsSchema).map((claim) => [claim.id, claim]));
  const misplaced = shownClaims().flatMap(({ file, field, page, ids }) =>
    ids.flatMap((id) => {
      const claim = claims.get(id);
      if (!claim) return [`${file}: ${field}: no claim has the id '${id}'`];
      if (claim.pages.includes(page)) return [];
      return [`${file}: ${field}: the claim '${id}' is not for the page '${page}'`];
    }),
  );
  return [
    ...misplaced,
    ...drawingErrors(claims),
    ...scaleErrors(claims),
    ...textErrors(claims),
    ...explainedErrors(claims),
  ];
}

/** What the charts have room for: days in a row, and rows. */
const most = { days: 31, rows: 40 };

/** Figures that are drawn to scale must be ones that a drawing can show. */
function drawingErrors(claims: ReadonlyMap<string, Claim>): string[] {
  const file = contentFile('claims.yaml');
  const numberOf = (id: string) => {
    const value = claims.get(id)?.value;
    return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
  };
  const [ours, theirs] = drawn.map(numberOf);
  const undrawn = drawn
    .filter((id) => (numberOf(id) ?? 0) < 1)
    .map(
      (id) =>
        `${file}: '${id}' must be there and be a number: it is drawn. Write a whole one, such as 12, and put a range into the label`,
    );
  const tooLong =
    ours !== undefined && ours > most.days
      ? [`${file}: 'days-to-fill' must be at most ${most.days}, since each day is drawn`]
      : [];
  const tooMany =
    ours !== undefined && theirs !== undefined && theirs > ours * most.rows
      ? [`${file}: 'traditional-days-to-fill' must be at most ${most.rows} times 'days-to-fill'`]
      : [];
  const { shares } = readYaml('pages/about.yaml', aboutPageSchema).record;
  const noShares = shares
    .filter((id) => claims.has(id))
    .filter((id) => (numberOf(id) ?? -1) < 0 || (numberOf(id) ?? 0) > 100)
    .map(
      (id) => `${file}: '${id}' must be a whole number from 0 to 100: it is drawn as a row of dots`,
    );
  return [...undrawn, ...tooLong, ...tooMany, ...noShares];
}

/** /how-we-count explains each claim once, and names each page that shows it. */
function explainedErrors(claims: ReadonlyMap<string, Claim>): string[] {
  const file = contentFile('pages/how-we-count.yaml');
  const { groups, pages } = readYaml('pages/how-we-count.yaml', howWeCountPageSchema);
  const explained = groups.flatMap((group) => group.claims);
  const unknown = explained.filter((id) => !claims.has(id));
  const wrong = [...claims.keys()].filter(
    (id) => explained.filter((each) => each === id).length !== 1,
  );
  const shown = new Set([...claims.values()].flatMap((claim) => claim.pages));
  return [
    ...unknown.map((id) => `${file}: groups: no claim has the id '${id}'`),
    ...wrong.map((id) => `${file}: groups: must have the claim '${id}' once`),
    ...[...shown]
      .filter((page) => !pages[page])
      .map((page) => `${file}: pages: does not say where the page '${page}' is`),
  ];
}

const clock = ({ from, to }: Claim) => `from ${from} to ${to}`;

/** Two figures at one scale measure the same stretch. */
function scaleErrors(claims: ReadonlyMap<string, Claim>): string[] {
  const clocks = drawn.flatMap((id) => claims.get(id) ?? []).map(clock);
  if (new Set(clocks).size < 2) return [];
  const file = contentFile('claims.yaml');
  return [`${file}: ${drawn.join(' and ')} are drawn at one scale: 'from' and 'to' must agree`];
}

/** What can be taken for one another: stretches of time, and shares. */
const kind = ({ unit }: Claim) => (unit === '%' ? 'share' : unit && 'time');

/** Figures that are typed into a page's texts. An hour's figure may be the promise of a reply. */
function textErrors(claims: ReadonlyMap<string, Claim>): string[] {
  const recognizable = [...claims.values()].filter(({ unit }) => unit === 'days' || unit === '%');
  const shown = shownClaims();
  return [...new Set(shown.map(({ page }) => page))].flatMap((page) => {
    const folder = ofPage[page];
    const files = [ownFile(page), ...(folder ? namesUnder('.yaml', folder) : [])];
    const mentions = files.flatMap(yamlLines).flatMap((line) =>
      meantIn(
        line,
        recognizable.filter((claim) => says(line, claim)),
        page,
      ).map((claim) => ({ line, claim })),
    );
    const ids = shown.flatMap((each) => (each.page === page ? each.ids : []));
    const there = [
      ...ids.flatMap((id) => claims.get(id) ?? []),
      ...mentions.map(({ claim }) => claim),
    ];
    return mentions.flatMap(({ line, claim }) => mentionErrors(line, claim, page, there));
  });
}

/** Whether the figure stands in the text, and not as part of a longer one. */
function says({ text }: Line, claim: Claim): boolean {
  const figure = figureOf(claim);
  return text.split(figure).some((before, index, parts) => {
    const after = parts[index + 1];
    return after !== undefined && !/[\w.,-]$/.test(before) && !/^\w/.test(after);
  });
}

/** Of claims with the same figure the text means the one whose label it has, else one that is for the page. */
function meantIn({ text }: Line, said: readonly Claim[], page: string): Claim[] {
  return [...Map.groupBy(said, figureOf).values()].flatMap(
    (same) =>
      same.find(({ label }) => text.includes(label)) ??
      same.find(({ pages }) => pages.includes(page)) ??
      same.slice(0, 1),
  );
}

function mentionErrors(line: Line, claim: Claim, page: string, there: readonly Claim[]): string[] {
  const figure = figureOf(claim);
  if (!claim.pages.includes(page))
    return [`${place(line)}: '${figure}' is the claim '${claim.id}', not for the page '${page}'`];
  const rival = there.find((other) => kind(other) === kind(claim) && clock(other) !== clock(claim));
  if (!rival || line.text.includes(claim.label)) return [];
  return [
    `${place(line)}: '${figure}' needs its label '${claim.label}': on this page '${figureOf(rival)}' is counted ${clock(rival)}`,
  ];
}

/**
 * Checks that a claim appears only on the pages it lists, and with its label if the page has a claim that is
 * counted from and to other events (docs/product.md, Claims and samples).
 */

import { basename, dirname } from 'node:path';
import { readFilledYaml } from '../firm-files.ts';
import { contentFile } from '../folder.ts';
import { type Claim, claimsSchema, formatFigure, howWeCountPageSchema } from '../schemas/claims.ts';
import { type ContentValue, formatLocation, readFields } from '../values.ts';
import { listOwnPageSlugs } from './own-pages.ts';
import { listFiles } from './texts.ts';

type Claims = ReadonlyMap<string, Claim>;

/** The two claims whose days the home page draws. */
const chartClaims = ['days-to-fill', 'traditional-days-to-fill'];
const maxDaysPerRow = 31;
const maxRows = 40;

/** Fields of pages that hold ids of claims. */
const claimField =
  /(?:^|\.)(?:claims?|header\.against|record\.(?:shares|plain)|statistics\.exception)$/;
/** The field whose claims are drawn as shares of 100. */
const shareField = 'record.shares';
const claimsPage = 'pages/how-we-count.yaml';

/** A claim on a page, by its id. */
interface Placement {
  name: string;
  location: string;
  /** The page as claims.yaml calls it. */
  page: string;
  id: string;
  field: string;
}

/** @returns the page that shows a file, as claims.yaml calls it; undefined for a file of many pages */
function getClaimPage(name: string): string | undefined {
  const folder = dirname(name);
  if (name === 'pages/city.yaml') return 'cities';
  if (folder === 'cities' || folder === 'services') return folder;
  return ['pages', 'tools', 'own-pages'].includes(folder) ? basename(name, '.yaml') : undefined;
}

function readPlacements(): Placement[] {
  const chart = chartClaims.map((id) => toPlacement('pages/home.yaml', 'hero.chart', id));
  const fields = listFiles('.yaml').flatMap((name) => {
    if (getClaimPage(name) === undefined || name === claimsPage) return [];
    return readFields(name)
      .map(({ field, text }) => ({ field: field.join('.').replace(/\.\d+$/, ''), text }))
      .filter(({ field }) => claimField.test(field))
      .map(({ field, text }) => toPlacement(name, field, text));
  });
  return [
    ...chart,
    toPlacement('tools/cost-of-vacancy.yaml', 'chart.ours', 'days-to-fill'),
    ...fields,
  ];
}

const toPlacement = (name: string, field: string, id: string): Placement => ({
  name,
  location: `${contentFile(name)}: ${field}`,
  page: getClaimPage(name) ?? '',
  id,
  field,
});

/** @returns a sentence for each unknown id, and for each claim that is misplaced or cannot be drawn */
export function findClaimErrors(): string[] {
  const claims = new Map(
    readFilledYaml('claims.yaml', claimsSchema).map((claim) => [claim.id, claim]),
  );
  const placements = readPlacements();
  const misplaced = placements.flatMap(({ name, location, page, id }) => {
    const claim = claims.get(id);
    // Shipped pages leave out an unknown id. On an own page it is the owner's mistake.
    if (!claim && name.startsWith('own-pages/'))
      return [`${location}: no claim has the id '${id}'`];
    if (!claim || claim.pages.includes(page)) return [];
    return [
      `${location}: the claim '${id}' is not for the page '${page}'. Add it to the claim's pages in claims.yaml, or show another one`,
    ];
  });
  return [
    ...misplaced,
    ...findChartErrors(claims),
    ...findShareErrors(claims, placements),
    ...findTextErrors(claims, placements),
    ...findDefinitionErrors(claims),
  ];
}

const getWholeNumber = (claim: Claim | undefined): number | undefined =>
  typeof claim?.value === 'number' && Number.isInteger(claim.value) ? claim.value : undefined;

/** The chart needs two whole numbers that fit it and are counted the same way. Without them it is left out. */
function findChartErrors(claims: Claims): string[] {
  if (!chartClaims.every((id) => claims.has(id))) return [];
  const [ours, theirs] = chartClaims.map((id) => getWholeNumber(claims.get(id)));
  const errors = chartClaims
    .filter((id) => (getWholeNumber(claims.get(id)) ?? 0) < 1)
    .map(
      (id) =>
        `'${id}' must be a number: it is drawn. Write a whole one, such as 12, and put a range into the label`,
    );
  if (ours !== undefined && ours > maxDaysPerRow) {
    errors.push(
      `'days-to-fill' must be at most ${maxDaysPerRow}, since the chart draws each day. Without 'traditional-days-to-fill' there is no chart, and it may be more`,
    );
  }
  if (ours !== undefined && theirs !== undefined && theirs > ours * maxRows) {
    errors.push(
      `'traditional-days-to-fill' must be at most ${maxRows} times 'days-to-fill', since both are drawn at one scale. Remove it to have no chart`,
    );
  }
  const clocks = chartClaims.flatMap((id) => claims.get(id) ?? []).map(formatClock);
  if (new Set(clocks).size > 1) {
    errors.push(`${chartClaims.join(' and ')} are drawn at one scale: 'from' and 'to' must agree`);
  }
  return errors.map((error) => `${contentFile('claims.yaml')}: ${error}`);
}

const findShareErrors = (claims: Claims, placements: readonly Placement[]): string[] =>
  placements
    .filter(({ field, id }) => field === shareField && claims.has(id))
    .filter(({ id }) => {
      const value = getWholeNumber(claims.get(id)) ?? -1;
      return value < 0 || value > 100;
    })
    .map(
      ({ id }) =>
        `${contentFile('claims.yaml')}: '${id}' must be a whole number from 0 to 100: it is drawn as a row of dots`,
    );

/** Checks that /how-we-count explains each claim once, and names each page that shows one. */
function findDefinitionErrors(claims: Claims): string[] {
  const file = contentFile(claimsPage);
  const { groups, pages } = readFilledYaml(claimsPage, howWeCountPageSchema);
  const explained = groups.flatMap((group) => group.claims);
  const wrong = [...claims.keys()].filter(
    (id) => explained.indexOf(id) < 0 || explained.indexOf(id) !== explained.lastIndexOf(id),
  );
  const named = new Set([...claims.values()].flatMap((claim) => claim.pages));
  return [
    ...wrong.map((id) => `${file}: groups: must have the claim '${id}' once`),
    ...[...named]
      .filter((page) => !pages[page])
      .map((page) => `${file}: pages: does not say where the page '${page}' is`),
  ];
}

const formatClock = ({ from, to }: Claim) => `from ${from} to ${to}`;

/** Readers confuse only figures of the same kind. */
const getFigureKind = ({ unit }: Claim) => (unit === '%' ? 'share' : unit && 'time');

/** Checks figures in the texts of pages that show claims. A figure in hours may be the promise of a reply. */
function findTextErrors(claims: Claims, placements: readonly Placement[]): string[] {
  const recognizable = [...claims.values()].filter(({ unit }) => unit === 'days' || unit === '%');
  const pages = new Set([...placements.map(({ page }) => page), ...listOwnPageSlugs()]);
  return [...pages].flatMap((page) => {
    const mentions = listFiles('.yaml')
      .filter((name) => getClaimPage(name) === page)
      .flatMap((name) => readFields(name))
      .flatMap((field) =>
        chooseClaims(
          field,
          recognizable.filter((claim) => mentionsClaim(field, claim)),
          page,
        ).map((claim) => ({ field, claim })),
      );
    const onPage = [
      ...placements
        .filter((other) => other.page === page)
        .flatMap(({ id }) => claims.get(id) ?? []),
      ...mentions.map(({ claim }) => claim),
    ];
    return mentions.flatMap(({ field, claim }) => findMentionErrors(field, claim, page, onPage));
  });
}

/** @returns whether the text contains the claim's figure, not counting parts of longer numbers */
function mentionsClaim({ text }: ContentValue, claim: Claim): boolean {
  return text.split(formatFigure(claim)).some((before, index, parts) => {
    const after = parts[index + 1];
    return after !== undefined && !/[\w.,-]$/.test(before) && !/^\w/.test(after);
  });
}

/** If claims share a figure, chooses the one whose label is in the text, else one of the page, else the first. */
const chooseClaims = (
  { text }: ContentValue,
  candidates: readonly Claim[],
  page: string,
): Claim[] =>
  [...Map.groupBy(candidates, formatFigure).values()].flatMap(
    (sameFigure) =>
      sameFigure.find(({ label }) => text.includes(label)) ??
      sameFigure.find(({ pages }) => pages.includes(page)) ??
      sameFigure.slice(0, 1),
  );

function findMentionErrors(
  field: ContentValue,
  claim: Claim,
  page: string,
  onPage: readonly Claim[],
): string[] {
  const location = formatLocation(field);
  const figure = formatFigure(claim);
  if (!claim.pages.includes(page))
    return [`${location}: '${figure}' is the claim '${claim.id}', not for the page '${page}'`];
  const rival = onPage.find(
    (other) =>
      getFigureKind(other) === getFigureKind(claim) && formatClock(other) !== formatClock(claim),
  );
  if (!rival || field.text.includes(claim.label)) return [];
  return [
    `${location}: '${figure}' needs its label '${claim.label}': on this page '${formatFigure(rival)}' is counted ${formatClock(rival)}`,
  ];
}

/** Checks that claims can be drawn, and that /how-we-count explains each (docs/product.md, Claims and samples). */

import { readOptionalYaml } from '../firm-files.ts';
import { contentFile } from '../folder.ts';
import { type Claim, claimsSchema, howWeCountPageSchema } from '../schemas/claims.ts';
import { readFields } from '../values.ts';
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
  id: string;
  field: string;
}

const readPlacements = (): Placement[] =>
  listFiles('.yaml')
    .filter((name) => name !== claimsPage)
    .flatMap((name) =>
      readFields(name)
        .map(({ field, text }) => ({
          name,
          field: field.join('.').replace(/\.\d+$/, ''),
          id: text,
        }))
        .filter(({ field }) => claimField.test(field)),
    );

/** @returns a sentence for each unknown id, and for each claim that cannot be drawn or is not explained */
export function findClaimErrors(): string[] {
  const claims = new Map(
    (readOptionalYaml('claims.yaml', claimsSchema) ?? []).map((claim) => [claim.id, claim]),
  );
  const placements = readPlacements();
  // Shipped pages leave out an unknown id. On an own page it is the owner's mistake.
  const unknown = placements
    .filter(({ name, id }) => name.startsWith('own-pages/') && !claims.has(id))
    .map(({ name, field, id }) => `${contentFile(name)}: ${field}: no claim has the id '${id}'`);
  return [
    ...unknown,
    ...findChartErrors(claims),
    ...findShareErrors(claims, placements),
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

/** Checks that /how-we-count explains each claim once. */
function findDefinitionErrors(claims: Claims): string[] {
  const page = readOptionalYaml(claimsPage, howWeCountPageSchema);
  const explained = page?.groups.flatMap((group) => group.claims) ?? [];
  return [...claims.keys()]
    .filter(
      (id) => explained.indexOf(id) < 0 || explained.indexOf(id) !== explained.lastIndexOf(id),
    )
    .map((id) => `${contentFile(claimsPage)}: groups: must have the claim '${id}' once`);
}

const formatClock = ({ from, to }: Claim) => `from ${from} to ${to}`;

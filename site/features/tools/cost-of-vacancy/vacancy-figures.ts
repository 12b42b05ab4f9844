/** The visitor's figures as text: in the fields, and in the address of the page. */
import { type VacancyParameter, vacancyParameters } from '../../../../lib/forms/endpoints.ts';
import type { VacancyFigures } from './vacancy-cost.ts';

interface Limits {
  min: number;
  max: number;
}

/** Far beyond any real vacancy: a figure outside is a typo. */
const limits: Record<VacancyParameter, Limits> = {
  salary: { min: 1, max: 10_000_000 },
  days: { min: 1, max: 1095 },
  cover: { min: 0, max: 1_000_000 },
  weeks: { min: 0, max: 156 },
  fee: { min: 0, max: 10_000_000 },
  value: { min: 0, max: 1_000_000_000 },
};

/** What was typed into a field: nothing, a figure, or something that is not one. */
export type FigureInput = { figure: number | null } | { error: string };

const figurePattern =
  /^\$? ?(?<whole>\d{1,3}(?:,\d{3})+|\d{1,12})(?<cents>\.\d{1,2})? ?(?<unit>[km])?$/i;
const units: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

/**
 * Reads a figure as people write it: 180000, $180,000, 180k.
 * @returns the figure, null for an empty field, or a sentence that says what to do
 */
export function readFigure(name: VacancyParameter, typed: string): FigureInput {
  const text = typed.trim();
  if (text === '') return { figure: null };
  const { whole, cents = '', unit = '' } = figurePattern.exec(text)?.groups ?? {};
  if (whole === undefined) return { error: 'Please write a number, such as 1,500 or 1.5k.' };
  const figure =
    Math.round(Number(whole.replaceAll(',', '') + cents) * (units[unit.toLowerCase()] ?? 1) * 100) /
    100;
  const { min: least, max: most } = limits[name];
  if (figure >= least && figure <= most) return { figure };
  return { error: `Please write a number from ${least} to ${formatNumber(most)}.` };
}

const formatNumber = (figure: number) =>
  figure.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** @returns a figure as the field shows it: 180,000 */
export const formatFigure = (figure: number | null | undefined): string =>
  figure === null || figure === undefined ? '' : formatNumber(figure);

/** @returns for each figure what `make` gives */
export function mapFigures<Made>(
  make: (name: VacancyParameter) => Made,
): Record<VacancyParameter, Made>;
export function mapFigures<Made>(make: (name: VacancyParameter) => Made): Record<string, Made> {
  return Object.fromEntries(vacancyParameters.map((name) => [name, make(name)]));
}

/** @returns the query of an address that opens the page with these figures; '' without any */
export function formatQuery(figures: VacancyFigures): string {
  const known = vacancyParameters.flatMap((name) => {
    const figure = figures[name];
    return figure === null ? [] : [[name, String(figure)]];
  });
  return known.length > 0 ? `?${new URLSearchParams(known)}` : '';
}

/**
 * @param query of the address, which anybody may have written
 * @returns its figures; 'none' where it has none, 'nonsense' where one of them cannot be read
 */
export function parseQuery(query: string): VacancyFigures | 'none' | 'nonsense' {
  const given = new URLSearchParams(query);
  if (!vacancyParameters.some((name) => given.has(name))) return 'none';
  const read = mapFigures((name) => readFigure(name, (given.get(name) ?? '').slice(0, 40)));
  if (vacancyParameters.some((name) => 'error' in read[name])) return 'nonsense';
  const figures = pickFigures(read);
  return vacancyParameters.every((name) => figures[name] === null) ? 'none' : figures;
}

/** @returns what is known; a figure that cannot be read counts as unknown */
export const pickFigures = (typed: Record<VacancyParameter, FigureInput>): VacancyFigures =>
  mapFigures((name) => {
    const read = typed[name];
    return 'figure' in read ? read.figure : null;
  });

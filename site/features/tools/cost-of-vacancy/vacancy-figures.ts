/** The visitor's figures as text: in the fields, and in the address of the page. */
import region from 'virtual:region';
import tools from 'virtual:words/tools';
import { toPointNotation } from '../../../../lib/forms/number-text.ts';
import {
  type VacancyParameter,
  vacancyParameters,
} from '../../../../lib/forms/query-parameters.ts';
import { formatNumber } from '../../../text/formats.ts';
import { fill } from '../../../text/sentences.ts';
import type { VacancyFigures } from './vacancy-cost.ts';

/** Far beyond any real vacancy, so a figure outside is a typo. */
const limits: Record<VacancyParameter, { min: number; max: number }> = {
  salary: { min: 1, max: 10_000_000 },
  days: { min: 1, max: 1095 },
  cover: { min: 0, max: 1_000_000 },
  weeks: { min: 0, max: 156 },
  fee: { min: 0, max: 10_000_000 },
  value: { min: 0, max: 1_000_000_000 },
};

/** What a field holds; the figure is null if the field is empty. */
type FigureInput = { figure: number | null } | { error: string };

const figurePattern =
  /^[$€£¥]? ?(?<whole>\d{1,3}(?:,\d{3})+|\d{1,12})(?<cents>\.\d{1,2})? ?(?<unit>[km])?$/i;
const units: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

/**
 * Reads a figure as people of the firm's country write it: 180000, $180,000, 180k.
 * @returns the figure, null for an empty field, or a sentence that says what to do
 */
export function readFigure(name: VacancyParameter, typed: string): FigureInput {
  const text = toPointNotation(typed, region.locale);
  if (text === '') return { figure: null };
  const { whole, cents = '', unit = '' } = figurePattern.exec(text)?.groups ?? {};
  if (whole === undefined) return { error: tools.notANumber };
  const figure =
    Math.round(Number(whole.replaceAll(',', '') + cents) * (units[unit.toLowerCase()] ?? 1) * 100) /
    100;
  const { min, max } = limits[name];
  if (figure >= min && figure <= max) return { figure };
  return { error: fill(tools.outOfRange, { min: String(min), max: formatAmount(max) }) };
}

const formatAmount = (figure: number) => formatNumber(figure, { maximumFractionDigits: 2 });

/** @returns a figure as the field shows it: 180,000 */
export const formatFigure = (figure?: number | null): string =>
  typeof figure === 'number' ? formatAmount(figure) : '';

/** @returns an object with the value of `create` for each figure */
export function mapFigures<Value>(create: (name: VacancyParameter) => Value) {
  const entries = vacancyParameters.map((name) => [name, create(name)]);
  return Object.fromEntries(entries) as Record<VacancyParameter, Value>;
}

/** @returns the query of an address that opens the page with these figures; '' without any */
export function formatQuery(figures: VacancyFigures): string {
  const query = new URLSearchParams();
  for (const [name, figure] of Object.entries(figures))
    if (figure !== null) query.set(name, String(figure));
  return query.size > 0 ? `?${query}` : '';
}

/** Longer values in an address are cut before they are read. */
const maxValueChars = 40;

/**
 * @param query of the address, which may hold anything
 * @returns its figures; 'none' if it has none, 'nonsense' if one of them is invalid
 */
export function parseQuery(query: string): VacancyFigures | 'none' | 'nonsense' {
  const values = new URLSearchParams(query);
  const inputs = mapFigures((name) =>
    readFigure(name, (values.get(name) ?? '').slice(0, maxValueChars)),
  );
  if (Object.values(inputs).some((input) => 'error' in input)) return 'nonsense';
  const figures = pickFigures(inputs);
  return Object.values(figures).every((figure) => figure === null) ? 'none' : figures;
}

/** @returns the known figures; an invalid input counts as unknown */
export const pickFigures = (inputs: Record<VacancyParameter, FigureInput>): VacancyFigures =>
  mapFigures((name) => {
    const input = inputs[name];
    return 'figure' in input ? input.figure : null;
  });

/**
 * The answers to an owner's own fields as browser and server both check them, made from the content.
 * `zod/mini` keeps the browser's share small.
 */
import * as z from 'zod/mini';
import type { OwnField } from '../content/schemas/form-fields.ts';
import { atMost } from './at-most.ts';

/** A checked answer: '' or null where none was given, true for a ticked box. */
export type OwnValue = string | number | boolean | null;
export type OwnValues = Record<string, OwnValue>;

/** What a form or a call sends for a field: a box that is ticked sends 'on', one that is not nothing. */
export type OwnInput = string | number | boolean | null | undefined;

type ValueSchema = z.ZodMiniType<OwnValue, OwnInput>;

/** @returns a schema that keeps the owner's fields of what was sent, and nothing else */
export const createOwnValuesSchema = (fields: readonly OwnField[]) =>
  z.object(
    Object.fromEntries(
      fields.map((field): [string, ValueSchema] => [field.name, valueSchema(field)]),
    ),
  );

function valueSchema(field: OwnField): ValueSchema {
  switch (field.kind) {
    case 'text':
      return textSchema(field);
    case 'choice':
      return choiceSchema(field);
    case 'number':
      return numberSchema(field);
    case 'consent':
      return consentSchema(field);
  }
}

type Field<Kind extends OwnField['kind']> = Extract<OwnField, { kind: Kind }>;

function textSchema({ required, limit, message }: Field<'text'>): ValueSchema {
  const text = z
    .string(message)
    .check(z.trim(), ...(required ? [z.minLength(1, message)] : []), atMost(limit));
  return required ? text : z._default(text, '');
}

/**
 * @param read gives the answer, or undefined for what is none
 * @returns a schema with one message for whatever is wrong, also for the form, which shows one
 */
const readWith = (read: (given: OwnValue) => OwnValue | undefined, message: string): ValueSchema =>
  z.pipe(
    // Anything, or nothing.
    z._default(z.custom<OwnInput>(), null),
    z.transform((given: OwnValue, { issues }): OwnValue => {
      const value = read(given);
      if (value !== undefined) return value;
      issues.push({ code: 'custom', message, input: given });
      return z.NEVER;
    }),
  );

/** A form that nobody touched, a box without a tick, a call that leaves the field out. */
const isNothing = (given: OwnValue) => given === null || given === '';

const choiceSchema = ({ required, options, message }: Field<'choice'>): ValueSchema =>
  readWith((given) => {
    if (isNothing(given)) return required ? undefined : '';
    return options.find((option) => option === given);
  }, message);

/** Digits, with commas between thousands and a decimal point; nothing that only a program would write. */
const written = /^-?(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,6})?$/;
const farthest = 999_999_999_999;

function numberSchema({ required, message, ...bounds }: Field<'number'>): ValueSchema {
  const { least = -farthest, most = farthest } = bounds;
  return readWith((given) => {
    const typed = typeof given === 'string' ? given.trim() : given;
    if (isNothing(typed)) return required ? undefined : null;
    const figure =
      typeof typed === 'string' && written.test(typed) ? Number(typed.replaceAll(',', '')) : typed;
    return typeof figure === 'number' && figure >= least && figure <= most ? figure : undefined;
  }, message);
}

const consentSchema = ({ required, message }: Field<'consent'>): ValueSchema =>
  readWith((given) => {
    if (given === true || given === 'on' || given === 'true') return true;
    const open = isNothing(given) || given === false || given === 'false';
    return open && !required ? false : undefined;
  }, message);

/** content/words.yaml: the words of controls, hints, answers and mails, each with its shipped text. */
import { z } from 'zod';
import { shippedWords, type Words } from '../shipped-words.ts';
import { words } from './words.ts';

type Texts = { readonly [name: string]: string | Texts };

/** Filled from firm.yaml before a text is checked, so a text may leave them out. */
const firmMarkers = ['brand', 'email', 'phone'];

const listPlaceholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !firmMarkers.includes(name));

const formatPlaceholders = (names: readonly string[]) =>
  names.map((name) => `{${name}}`).join(', ');

/** @returns the schema of a text, which must keep the placeholders of the shipped one */
function toTextSchema(shipped: string) {
  const kept = listPlaceholders(shipped);
  return words
    .superRefine((text, { issues }) => {
      const given = listPlaceholders(text);
      const missing = kept.filter((name) => !given.includes(name));
      const unknown = given.filter((name) => !kept.includes(name));
      const report = (message: string) => issues.push({ code: 'custom', input: text, message });
      if (missing.length > 0) report(`must keep ${formatPlaceholders(missing)}`);
      if (unknown.length > 0) report(`cannot fill ${formatPlaceholders(unknown)}`);
    })
    .default(shipped);
}

/** @returns a schema with the shape of the texts, each of which is optional */
function toSchema(texts: Words): z.ZodType<Words>;
function toSchema(texts: Texts): z.ZodType;
function toSchema(texts: Texts): z.ZodType {
  const fields = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'string' ? toTextSchema(text) : toSchema(text),
  ]);
  return z.strictObject(Object.fromEntries(fields)).prefault({});
}

export const wordsSchema = toSchema(shippedWords);

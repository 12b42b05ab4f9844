import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../plugins/errors.ts';

const looseBody = z.record(z.string(), z.unknown());

/**
 * What was sent, by name, tidied.
 * @param fields named to who sent no object
 * @throws CallError 400
 */
export function readBody(
  { body }: FastifyRequest,
  fields: readonly string[],
): Record<string, unknown> {
  const given = looseBody.safeParse(body).data;
  if (given) return cleanValues(given);
  const names = new Intl.ListFormat('en-GB').format(fields);
  throw new HttpError(400, `Please send an object with ${names}.`);
}

/** How deep anything is read: the parameters of a campaign are inside the body's `campaign`. */
const deepest = 2;

/**
 * Values with text as the store can take it: browsers end lines of a form with CR LF, PostgreSQL
 * cannot store U+0000, and half a surrogate pair would come back from SQLite as three characters,
 * past every limit.
 */
export const cleanValues = (values: Record<string, unknown>, depth = 1): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (typeof value === 'string') return [key, tidiedText(value)];
      const inner = depth < deepest ? looseBody.safeParse(value).data : undefined;
      return [key, inner ? cleanValues(inner, depth + 1) : value];
    }),
  );

const tidiedText = (text: string) =>
  text.replaceAll('\r\n', '\n').replaceAll('\0', '').toWellFormed();

/** One thing that was typed, as far as it is text, for a page that keeps it. */
export function getText(body: unknown, field: string): string {
  const value = looseBody.safeParse(body).data?.[field];
  return typeof value === 'string' ? value : '';
}

const query = z.object({ token: z.string() }).catch({ token: '' });

/** The token of a signed link, from a form's body or the address. */
export const getToken = ({ body, query: given }: FastifyRequest): string =>
  getText(body, 'token') || query.parse(given).token;

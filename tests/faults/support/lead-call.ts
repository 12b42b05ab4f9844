import { z } from 'zod';
import { contactEndpoint, valid } from '../../server/support/consultation.ts';

const accepted = z.object({ reference: z.string() });

/** Sends one lead. @returns the status and text of the answer, and the reference of a stored lead */
export async function sendLead(url: string, key?: string) {
  const response = await fetch(url + contactEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(valid),
  });
  const text = await response.text();
  const reference = response.ok ? accepted.parse(JSON.parse(text)).reference : '';
  return { status: response.status, text, reference };
}

/** @returns a function that counts the deliveries in the log of a server */
export const countDeliveries = (output: () => string) => () =>
  output().match(/"msg":"delivered"/g)?.length;

/** The message for a visitor whose lead was not stored. */
export const notSaved = /^We could not save your request\. Nothing was lost on your side/;

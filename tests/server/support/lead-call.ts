import { contactEndpoint, homeEndpoint, valid } from './consultation.ts';

/** Posts JSON over the network. */
export const post = (
  url: string,
  body: object,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
) =>
  fetch(url, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Sends one lead. @returns the status and text of the answer, and the reference of a stored lead */
export async function sendLead(url: string, fields: object = {}, path: string = contactEndpoint) {
  const response = await post(url + path, { ...valid, ...fields });
  const text = await response.text();
  const reference: string = response.ok ? JSON.parse(text).reference : '';
  return { status: response.status, headers: response.headers, text, reference };
}

/** Sends the lead of a numbered visitor, with one form or the other. */
export const sendNumbered = (url: string, number: number) =>
  sendLead(url, { name: `Visitor ${number}` }, number % 2 === 0 ? homeEndpoint : contactEndpoint);

/** @returns a function that counts the deliveries in the log of a server */
export const countDeliveries = (output: () => string) => () =>
  output().match(/"msg":"delivered"/g)?.length;

/** The message for a visitor whose lead was not stored. */
export const notSaved = /^We could not save your request\. Nothing was lost on your side/;

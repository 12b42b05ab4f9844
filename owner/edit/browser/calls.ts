/** The editor's requests to its server. */
import type { RJSFSchema } from '@rjsf/utils';
import { z } from 'zod';
import { toSlug } from '../../../lib/content/slug.ts';

const problemSchema = z.object({ field: z.string(), message: z.string() });
type Problem = z.infer<typeof problemSchema>;

const refusalSchema = z.object({
  message: z.string(),
  problems: z.array(problemSchema).default([]),
});

const overviewSchema = z.object({
  folder: z.string(),
  siteUrl: z.string(),
  files: z.array(z.object({ name: z.string(), removable: z.boolean() })),
  folders: z.array(z.string()),
});
export type Overview = z.infer<typeof overviewSchema>;

const fileSchema = z.object({
  fields: z.unknown(),
  body: z.string().optional(),
  version: z.string().nullable(),
  /** Of the file's own page, if it is published. */
  address: z.object({ path: z.string(), parent: z.string() }).optional(),
  schema: z.custom<RJSFSchema>((value) => typeof value === 'object' && value !== null),
});
export type ContentFile = z.infer<typeof fileSchema>;
export type Change = Pick<ContentFile, 'fields' | 'body' | 'version'>;

/** What the content check finds after a change. */
const checkedSchema = z.object({ errors: z.array(z.string()), notes: z.array(z.string()) });
export type Checked = z.infer<typeof checkedSchema>;
const savedSchema = checkedSchema.extend({ version: z.string() });

const matchSchema = z.object({ name: z.string(), field: z.string(), text: z.string() });
export type TextMatch = z.infer<typeof matchSchema>;

/** The server refused a change and left the file as it was. */
export class Refused extends Error {
  readonly problems: readonly Problem[];
  /** Whether the file is not the one that was opened. */
  readonly isConflict: boolean;
  constructor(message: string, problems: readonly Problem[], isConflict: boolean) {
    super(message);
    this.problems = problems;
    this.isConflict = isConflict;
  }
}

export const toError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

const tokenKey = 'editor-token';

/** Moves the token from the address to the session, so that a copied address gives no access. */
export function keepToken(): void {
  const [, token] = /^#([\w-]{16,})$/.exec(location.hash) ?? [];
  if (!token) return;
  sessionStorage.setItem(tokenKey, token);
  history.replaceState(undefined, '', location.pathname);
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${sessionStorage.getItem(tokenKey) ?? ''}`);
  const response = await fetch(path, { ...init, headers }).catch(() => {
    throw new Error(
      'The editor does not answer. Check that `npm run edit` is still running, then try again.',
    );
  });
  if (response.ok) return response;
  const { message, problems } = refusalSchema.parse(await response.json());
  // After 401 (a restarted server) and 5xx, the outcome of a change is unknown.
  if (response.status === 401 || response.status >= 500) throw new Error(message);
  throw new Refused(message, problems, response.status === 409);
}

const callJson = async <Data>(
  schema: z.ZodType<Data>,
  path: string,
  init?: RequestInit,
): Promise<Data> => schema.parse(await (await call(path, init)).json());

/**
 * Changes a file. Retries once after a lost response, since the server accepts a repeated change.
 * @throws Refused if the file is unchanged; after any other error the outcome is unknown
 */
const change = <Data>(schema: z.ZodType<Data>, path: string, init: RequestInit): Promise<Data> =>
  callJson(schema, path, init).catch((error: unknown) => {
    if (error instanceof Refused) throw error;
    return callJson(schema, path, init);
  });

const getFilePath = (name: string) => `/api/files/${name}`;
const getPicturePath = (name: string, picture: string) =>
  `/api/pictures/${name}?picture=${encodeURIComponent(picture)}`;

export const readOverview = (): Promise<Overview> => callJson(overviewSchema, '/api/files');

export const readFile = (name: string): Promise<ContentFile> =>
  callJson(fileSchema, getFilePath(name));

/** @returns the path of the page that shows the file; a new file's page appears a moment later */
export const readPage = async (name: string): Promise<string> =>
  (await callJson(z.object({ page: z.string() }), `/api/pages/${name}`)).page;

export const writeFile = (name: string, { fields, body, version }: Change) =>
  change(savedSchema, getFilePath(name), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fields, body, version }),
  });

/** @param redirect where visitors of its page are sent; nowhere without one */
export const deleteFile = (name: string, version: string, redirect: string) =>
  change(
    checkedSchema,
    `${getFilePath(name)}?${new URLSearchParams({ version, ...(redirect && { redirect }) })}`,
    { method: 'DELETE' },
  );

export const renameFile = (name: string, version: string, newName: string) =>
  change(checkedSchema, `/api/names/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version, name: newName }),
  });

export const findText = async (text: string): Promise<TextMatch[]> =>
  (
    await callJson(
      z.object({ matches: z.array(matchSchema) }),
      `/api/texts?${new URLSearchParams({ text })}`,
    )
  ).matches;

/** @returns the path of the picture from its content file */
export async function uploadPicture(name: string, picture: File): Promise<string> {
  const [, stem = '', extension = ''] = /^(.*?)(\.\w+)?$/.exec(picture.name.toLowerCase()) ?? [];
  const pictureName = (toSlug(stem) || 'picture') + extension;
  const init = { method: 'POST', headers: { 'content-type': picture.type }, body: picture };
  return (await callJson(z.object({ path: z.string() }), getPicturePath(name, pictureName), init))
    .path;
}

/** Reads a picture beside a content file. @param path such as `./fox.png` */
export const readPicture = async (name: string, path: string): Promise<Blob> =>
  (await call(getPicturePath(name, path.replace(/^\.\//, '')))).blob();

/** The editor's calls to its own server. */
import type { RJSFSchema } from '@rjsf/utils';
import { z } from 'zod';

const problem = z.object({ field: z.string(), message: z.string() });
export type Problem = z.infer<typeof problem>;

const refusal = z.object({ message: z.string(), problems: z.array(problem).default([]) });

const overview = z.object({
  folder: z.string(),
  siteUrl: z.string(),
  files: z.array(z.object({ name: z.string(), removable: z.boolean() })),
  folders: z.array(z.string()),
});
export type Overview = z.infer<typeof overview>;

const file = z.object({
  fields: z.unknown(),
  body: z.string().optional(),
  version: z.string().nullable(),
  schema: z.custom<RJSFSchema>((value) => typeof value === 'object' && value !== null),
});
export type File = z.infer<typeof file>;

const saved = z.object({ version: z.string(), notes: z.array(z.string()) });
const shown = z.object({ page: z.string() });
const removed = z.object({ notes: z.array(z.string()) });
const picture = z.object({ path: z.string() });

/** What the server refused, in a sentence for the owner. It changed nothing. */
export class Refused extends Error {
  readonly problems: readonly Problem[];
  constructor(message: string, problems: readonly Problem[]) {
    super(message);
    this.problems = problems;
  }
}

export const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

const tokenKey = 'editor-token';

/** Takes the token out of the address, so that a copied address lets nobody else in. */
export function keepToken(): void {
  const [, token] = /^#([\w-]{16,})$/.exec(location.hash) ?? [];
  if (!token) return;
  sessionStorage.setItem(tokenKey, token);
  history.replaceState(undefined, '', location.pathname);
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${sessionStorage.getItem(tokenKey) ?? ''}`);
  const response = await fetch(path, { ...init, headers }).catch(() => {
    throw new Error(
      'The editor does not answer. Check that `npm run edit` is still running, then try again.',
    );
  });
  if (response.ok) return response;
  const { message, problems } = refusal.parse(await response.json());
  // A failed server, or a restarted one with a new token, does not say what became of a change.
  if (response.status === 401 || response.status >= 500) throw new Error(message);
  throw new Refused(message, problems);
}

/**
 * Changes a file. After a lost answer it asks once more: the server answers a change that is already
 * made like a new one.
 * @throws Refused when the file is as it was; any other error leaves the outcome unknown
 */
async function change<T>(path: string, init: RequestInit, answer: z.ZodType<T>): Promise<T> {
  const attempt = async () => answer.parse(await (await ask(path, init)).json());
  return attempt().catch((error: unknown) => {
    if (error instanceof Refused) throw error;
    return attempt();
  });
}

const filePath = (name: string) => `/api/files/${name}`;
const picturePath = (name: string, of: string) =>
  `/api/pictures/${name}?picture=${encodeURIComponent(of)}`;

export const readOverview = async (): Promise<Overview> =>
  overview.parse(await (await ask('/api/files')).json());

export const readFile = async (name: string): Promise<File> =>
  file.parse(await (await ask(filePath(name))).json());

/** @returns the page that shows the file now; a new file's own page comes a moment after the file */
export const readPage = async (name: string): Promise<string> =>
  shown.parse(await (await ask(`/api/pages/${name}`)).json()).page;

export type Change = Pick<File, 'fields' | 'body' | 'version'>;

export const writeFile = (name: string, { fields, body, version }: Change) =>
  change(
    filePath(name),
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fields, body, version }),
    },
    saved,
  );

export const deleteFile = (name: string, version: string) =>
  change(`${filePath(name)}?version=${version}`, { method: 'DELETE' }, removed);

/** @returns the way to the picture from the content file that shows it */
export async function uploadPicture(name: string, blob: globalThis.File): Promise<string> {
  const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/.exec(blob.name.toLowerCase()) ?? [];
  const own = stem.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'picture';
  const response = await ask(picturePath(name, own + ending), {
    method: 'POST',
    headers: { 'content-type': blob.type },
    body: blob,
  });
  return picture.parse(await response.json()).path;
}

/** Reads a picture beside a content file. */
export const readPicture = async (name: string, path: string): Promise<Blob> =>
  (await ask(picturePath(name, path.replace(/^\.\//, '')))).blob();

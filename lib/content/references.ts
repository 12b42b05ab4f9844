/** References between content files: schemas say what a field names, and loadContent() what there is. */
import { z } from 'zod';

/** What a field may name, with what to do about an unknown name. */
const hints = {
  people: 'nobody in people.yaml has this id',
  cities: 'no file in cities/ has this name',
  services: 'no file in services/ has this name',
  guides: 'no file in guides/ has this name',
  posts: 'no file in posts/ has this name',
  claims: 'no claim in claims.yaml has this id',
  groups: 'no group in pages/guides.yaml has this id',
  industries: 'is not in lists.yaml. Add it there, or choose one that is',
  topics: 'is not in lists.yaml. Add it there, or choose one that is',
  tags: 'is not in lists.yaml. Add it there, or choose one that is',
} as const;
export type ReferenceKind = keyof typeof hints;

export const isReferenceKind = (kind: unknown): kind is ReferenceKind =>
  typeof kind === 'string' && Object.hasOwn(hints, kind);

/** What the content holds, while its files are checked. */
export interface Known {
  /** The site's address, without a slash at its end. */
  home: string;
  /** The ids of each kind; of a kind that is missing, any is right. */
  ids: Partial<Record<ReferenceKind, readonly string[]>>;
  /** Addresses of posts and guides that are not published yet, with the reason. */
  unpublished: ReadonlyMap<string, string>;
  /** @returns what is wrong with a link, and what to do */
  findLinkError(to: string): string | undefined;
}

let known: Known | undefined;

/** Checks content with what there is. Outside of it, as in the server, schemas accept any name and link. */
export function withKnown<Result>(content: Known, check: () => Result): Result {
  known = content;
  try {
    return check();
  } finally {
    known = undefined;
  }
}

/** @returns what is wrong with a name; undefined for a right one */
function findReferenceError(kind: ReferenceKind, id: string): string | undefined {
  const ids = known?.ids[kind];
  if (!ids) return undefined;
  if (!ids.includes(id)) return `'${id}': ${hints[kind]}`;
  const reason = kind === 'posts' ? known?.unpublished.get(`/blog/${id}`) : undefined;
  return reason && `'${id}' is not published yet (${reason}). Name another post until then`;
}

/** @returns the check of a field that a function finds wrong */
export const refuse =
  (findError: (text: string) => string | undefined) =>
  (text: string, { addIssue }: z.RefinementCtx<string>): void => {
    const message = findError(text);
    if (message) addIssue({ code: 'custom', message });
  };

/** A field that names something else in the content. Editors offer what there is (owner/json-schemas.ts). */
export const ref = (kind: ReferenceKind) =>
  z
    .string()
    .trim()
    .min(1)
    .superRefine(refuse((id) => findReferenceError(kind, id)))
    .meta({ ref: kind });

/** @returns what is wrong with a link; undefined for a right one */
export const findLinkError = (to: string): string | undefined => known?.findLinkError(to);

/** Also finds pictures. */
const markdownTarget = /\]\(([^)\s]+)/g;
export const markdownPicture = /!\[([^\][]*)\]\(([^)\s]+)/g;
/** Other hosts, and the marker for the telephone. */
const externalLink = /^(?:https?:|mailto:|tel:|\{phoneLink\})/;

/** @returns what is wrong with the links and pictures of a Markdown text; a link may name the site in full */
export function findMarkdownErrors(text: string): string[] {
  const home = known?.home;
  const pictures = [...text.matchAll(markdownPicture)];
  const files = new Set(pictures.map(([, , file]) => file));
  return [
    ...[...text.matchAll(markdownTarget)]
      .filter(([, to]) => !files.has(to))
      .map(([, to = '']) => (home && to.startsWith(`${home}/`) ? to.slice(home.length) : to))
      .filter((to) => !externalLink.test(to))
      .flatMap((to) => findLinkError(to) ?? []),
    ...pictures
      .filter(([, alt = '']) => alt.trim() === '')
      .map(
        ([, , file]) =>
          `the picture ${file} has no description. Write what it shows between the brackets: ![What it shows](${file})`,
      ),
  ];
}

/** What no schema can see in the content. Each check is a function of what was read. */
import type { Addresses } from '../addresses.ts';
import type { Content } from '../load.ts';
import { legalPages } from '../schemas/legal.ts';
import { findClaimFindings } from './claims.ts';
import { findPictureFindings } from './pictures.ts';
import { findRedirectFindings } from './redirects.ts';

/** Something wrong in a file of the content folder. */
export interface Finding {
  /** Of the file, from the content folder. */
  name: string;
  /** Of the field. */
  keys?: readonly PropertyKey[];
  /** Of the Markdown under the fields, counted from 0. */
  textLine?: number;
  message: string;
}

export const findContentFindings = (content: Content, addresses: Addresses): Finding[] => [
  ...findMissingFiles(content),
  ...content.entries.posts.flatMap(findPostFindings),
  ...findRedirectFindings(content, addresses.pages),
  ...findClaimFindings(content),
  ...findPictureFindings(content),
  ...content.entries['own-pages'].flatMap(({ id, name }) => {
    const message = addresses.findNameError(id);
    return message ? [{ name, message }] : [];
  }),
];

/** Files that others need. */
function findMissingFiles({ files, entries }: Content): Finding[] {
  const hasOtherHosts =
    files['pages/blog.yaml'].videos || entries.posts.some(({ data }) => data.imageUrl);
  const needs: readonly (readonly [isNeeded: boolean, name: keyof typeof files, why: string])[] = [
    [
      Boolean(hasOtherHosts),
      'pages/consent.yaml',
      'Talks and stock photos come from other hosts, which need consent',
    ],
    [
      files['claims.yaml'] !== undefined,
      'pages/how-we-count.yaml',
      'It explains the figures of claims.yaml',
    ],
    [
      files['pages/home.yaml'].clients !== undefined,
      'clients.yaml',
      'The section clients of pages/home.yaml shows it',
    ],
    [entries.guides.length > 0, 'pages/guides.yaml', 'It has the words around the guides'],
  ];
  return [
    ...needs
      .filter(([isNeeded, name]) => isNeeded && files[name] === undefined)
      .map(([, name, why]) => ({ name, message: `is missing. ${why}` })),
    ...legalPages
      .filter((page) => entries.legal.every(({ id }) => id !== page))
      .map((page) => ({ name: `legal/${page}.md`, message: 'is missing. Copy that of sample/' })),
  ];
}

function findPostFindings({ id, name, data, body }: Content['entries']['posts'][number]) {
  const marks = new Set([...body.matchAll(/\[\^([^\]]+)\](?!:)/g)].map(([, note = '']) => note));
  const notes = new Set([...body.matchAll(/^\[\^([^\]]+)\]:/gm)].map(([, note = '']) => note));
  const messages = [
    // The page for an unknown post.
    ...(id === 'not-found' ? ['another page has the address /blog/not-found'] : []),
    // A mark without a note is printed as typed; a note without a mark is not printed.
    ...[...marks]
      .filter((note) => !notes.has(note))
      .map((note) => `the note [^${note}] is missing`),
    ...[...notes].filter((note) => !marks.has(note)).map((note) => `nothing refers to [^${note}]`),
  ];
  const findings: Finding[] = messages.map((message) => ({ name, message }));
  if (body.trim() === '' && !data.draft && data.minutes === undefined) {
    const message = 'is missing. A post without text says how long it will take to read';
    findings.push({ name, keys: ['minutes'], message });
  }
  return findings;
}

/** Checks the addresses and footnotes of posts. */
import type { Content } from '../load.ts';
import type { Finding } from './check.ts';

/** The page for an unknown post. */
const reservedSlug = 'not-found';

export function findPostFindings({ entries }: Content): Finding[] {
  return entries.posts.flatMap(({ id, name, data, body }): Finding[] => {
    const needsMinutes = body.trim() === '' && !data.draft && data.minutes === undefined;
    return [
      ...(id === reservedSlug
        ? [{ name, message: `another page has the address /blog/${id}` }]
        : []),
      ...findNoteErrors(body).map((message) => ({ name, message })),
      ...(needsMinutes
        ? [
            {
              name,
              keys: ['minutes'],
              message: 'is missing. A post without text says how long it will take to read',
            },
          ]
        : []),
    ];
  });
}

/** A footnote mark without a note is printed as typed; a note without a mark is not printed. */
function findNoteErrors(body: string): string[] {
  const marks = new Set([...body.matchAll(/\[\^([^\]]+)\](?!:)/g)].map(([, name = '']) => name));
  const notes = new Set([...body.matchAll(/^\[\^([^\]]+)\]:/gm)].map(([, name = '']) => name));
  return [
    ...[...marks]
      .filter((name) => !notes.has(name))
      .map((name) => `the note [^${name}] is missing`),
    ...[...notes].filter((name) => !marks.has(name)).map((name) => `nothing refers to [^${name}]`),
  ];
}

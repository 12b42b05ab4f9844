import { readPosts } from './content.ts';

/** The page for an unknown post. */
const takenSlugs = ['not-found'];

/** @returns a sentence for each slug that is taken and each note that does not match its marks */
export function postErrors(): string[] {
  const posts = [...readPosts('posts'), ...readPosts('articles')];
  const twice = posts.filter(
    ({ slug }, index) =>
      takenSlugs.includes(slug) || posts.findIndex((other) => other.slug === slug) !== index,
  );
  return [
    ...twice.map(({ file, slug }) => `${file}: another page has the address /blog/${slug}`),
    ...posts.flatMap(({ file, body }) => noteErrors(file, body)),
  ];
}

/** A mark without a note is printed as typed; a note without a mark is not printed at all. */
function noteErrors(file: string, body: string): string[] {
  const marked = new Set([...body.matchAll(/\[\^([^\]]+)\](?!:)/g)].map(([, name = '']) => name));
  const noted = new Set([...body.matchAll(/^\[\^([^\]]+)\]:/gm)].map(([, name = '']) => name));
  return [
    ...[...marked]
      .filter((name) => !noted.has(name))
      .map((name) => `${file}: the note [^${name}] is missing`),
    ...[...noted]
      .filter((name) => !marked.has(name))
      .map((name) => `${file}: nothing refers to [^${name}]`),
  ];
}

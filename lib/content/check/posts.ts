/** Addresses and notes of posts, and posts that other files name. */
import { readFilledYaml } from '../firm-files.ts';
import { contentFile } from '../folder.ts';
import { sitemapSchema } from '../schemas/sitemap.ts';
import { toolboxSchema } from '../schemas/toolbox.ts';
import { type CheckedPost, describeWaiting, readPosts } from './texts.ts';

/** The page for an unknown post. */
const reservedSlug = 'not-found';

/** @returns a sentence for each wrong slug, note, and name of a post */
export function postErrors(): string[] {
  const posts = readPosts();
  const duplicates = posts.filter(
    ({ slug }, index) =>
      slug === reservedSlug || posts.findIndex((other) => other.slug === slug) !== index,
  );
  return [
    ...duplicates.map(({ file, slug }) => `${file}: another page has the address /blog/${slug}`),
    ...posts.flatMap(noteErrors),
    ...namedPostErrors(posts),
  ];
}

/** Without its note, a mark is printed as typed; without its mark, a note is not printed. */
function noteErrors({ file, body }: CheckedPost): string[] {
  const marks = new Set([...body.matchAll(/\[\^([^\]]+)\](?!:)/g)].map(([, name = '']) => name));
  const notes = new Set([...body.matchAll(/^\[\^([^\]]+)\]:/gm)].map(([, name = '']) => name));
  return [
    ...[...marks]
      .filter((name) => !notes.has(name))
      .map((name) => `${file}: the note [^${name}] is missing`),
    ...[...notes]
      .filter((name) => !marks.has(name))
      .map((name) => `${file}: nothing refers to [^${name}]`),
  ];
}

/** Posts that the sitemap page or the toolbox names, but that are missing or not out yet. */
function namedPostErrors(posts: readonly CheckedPost[]): string[] {
  const { featured } = readFilledYaml('pages/sitemap.yaml', sitemapSchema).posts;
  const { moments } = readFilledYaml('tools/toolbox.yaml', toolboxSchema);
  const sitemap = `${contentFile('pages/sitemap.yaml')}: posts.featured`;
  const toolbox = contentFile('tools/toolbox.yaml');
  return [
    ...featured.map((slug) => ({ location: sitemap, slug })),
    ...moments.flatMap(({ from }, index) =>
      from.map(({ post }) => ({ location: `${toolbox}: moments.${index}.from`, slug: post })),
    ),
  ].flatMap(({ location, slug }) => {
    const post = posts.findLast((candidate) => candidate.slug === slug);
    if (!post) return [`${location}: no post is '${slug}'. Name the file of one, without .md`];
    if (post.isPublished) return [];
    return [
      `${location}: '${slug}' is not out yet (${describeWaiting(post)}). Name another one until then`,
    ];
  });
}

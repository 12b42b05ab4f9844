/** Cities, industries and groups of guides that other files name. */
import { entryIds, readFilledYaml } from '../firm-files.ts';
import { contentFile, readMarkdownFile } from '../folder.ts';
import { cityPageSchema } from '../schemas/city.ts';
import { guideSchema, guidesPageSchema } from '../schemas/guide.ts';
import { industriesSchema } from '../schemas/lists.ts';
import { sitemapSchema } from '../schemas/sitemap.ts';
import { toolboxSchema } from '../schemas/toolbox.ts';
import {
  type CheckedPost,
  describeWaiting,
  fieldTexts,
  formatLocation,
  namesUnder,
  readPosts,
} from './texts.ts';

/** @returns a sentence for each name without an entry */
export const namedEntryErrors = (): string[] => [
  ...firstCityErrors(),
  ...industryErrors(),
  ...guideGroupErrors(),
];

function firstCityErrors(): string[] {
  const { first } = readFilledYaml('pages/city.yaml', cityPageSchema).all;
  if (first === undefined || entryIds('cities').includes(first)) return [];
  return [
    `${contentFile('pages/city.yaml')}: all.first: no file in ${contentFile('cities')} is ${first}.yaml. Name another city, or take the line out`,
  ];
}

/** An empty list takes the industries off the home page, and other files may name any. */
function industryErrors(): string[] {
  const industries = new Set(readFilledYaml('industries.yaml', industriesSchema));
  if (industries.size === 0) return [];
  return [
    'testimonials.yaml',
    ...namesUnder('.yaml', 'cities/'),
    ...namesUnder('.yaml', 'services/'),
  ]
    .flatMap(fieldTexts)
    .filter(({ path }) => path.at(-1) === 'industry' || path[0] === 'industries')
    .filter(({ text }) => !industries.has(text))
    .map(
      (field) =>
        `${formatLocation(field)}: '${field.text}' is not in ${contentFile('industries.yaml')}. Add it there, or name one of the list`,
    );
}

function guideGroupErrors(): string[] {
  const groups = readFilledYaml('pages/guides.yaml', guidesPageSchema).groups.map(({ id }) => id);
  return namesUnder('.md', 'guides/').flatMap((name) => {
    const { group } = readMarkdownFile(name, guideSchema).data;
    if (groups.includes(group)) return [];
    return [`${contentFile(name)}: group: no group of pages/guides.yaml has the id '${group}'`];
  });
}

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

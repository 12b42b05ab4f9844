/** Checks that the entries that content files name exist, and checks the addresses and footnotes of posts. */
import {
  listEntryIds,
  readFilledYaml,
  readHours,
  readOptionalYaml,
  readPay,
  readSpecimenSlate,
  readTopics,
  readWorkedSearches,
} from '../firm-files.ts';
import { contentFile, readMarkdownFile } from '../folder.ts';
import { cityPageSchema } from '../schemas/city.ts';
import { guideSchema, guidesPageSchema } from '../schemas/guide.ts';
import { hoursFile } from '../schemas/hours.ts';
import { industriesSchema, topicsFile } from '../schemas/lists.ts';
import { payFile } from '../schemas/pay.ts';
import { peopleSchema } from '../schemas/people.ts';
import { sitemapSchema } from '../schemas/sitemap.ts';
import { specimenSlateFile } from '../schemas/specimen-slate.ts';
import { toolboxSchema } from '../schemas/toolbox.ts';
import { workedSearchesFile } from '../schemas/worked-search.ts';
import { type ContentValue, formatLocation, readFields } from '../values.ts';
import { type CheckedPost, getWaitReason, listFiles, readPosts } from './texts.ts';

/** Each returns a sentence for each name without an entry, or for each wrong slug or note of a post. */
export const namedEntryChecks: readonly (() => string[])[] = [
  () => findSlugErrors(readPosts()),
  () => readPosts().flatMap(findBodyErrors),
  () => findNamedPostErrors(readPosts()),
  findFirstCityErrors,
  findIndustryErrors,
  findTopicErrors,
  findGuideGroupErrors,
  findWorkedSearchErrors,
  findSpecimenSlateErrors,
  findPayErrors,
  findPersonErrors,
];

/** The page for an unknown post. */
const reservedSlug = 'not-found';

const findSlugErrors = (posts: readonly CheckedPost[]): string[] =>
  posts
    .filter(
      ({ slug }, index) =>
        slug === reservedSlug || posts.findIndex((post) => post.slug === slug) !== index,
    )
    .map(({ file, slug }) => `${file}: another page has the address /blog/${slug}`);

/** A footnote mark without a note is printed as typed; a note without a mark is not printed. */
function findBodyErrors({ file, body, draft, minutes }: CheckedPost): string[] {
  const marks = new Set([...body.matchAll(/\[\^([^\]]+)\](?!:)/g)].map(([, name = '']) => name));
  const notes = new Set([...body.matchAll(/^\[\^([^\]]+)\]:/gm)].map(([, name = '']) => name));
  return [
    ...[...marks]
      .filter((name) => !notes.has(name))
      .map((name) => `${file}: the note [^${name}] is missing`),
    ...[...notes]
      .filter((name) => !marks.has(name))
      .map((name) => `${file}: nothing refers to [^${name}]`),
    ...(body || draft || minutes !== undefined
      ? []
      : [`${file}: minutes: is missing. A post without text says how long it will take to read`]),
  ];
}

/** Posts that the sitemap page or the toolbox names. */
function findNamedPostErrors(posts: readonly CheckedPost[]): string[] {
  const { featured } = readFilledYaml('pages/sitemap.yaml', sitemapSchema).posts;
  const moments = readOptionalYaml('tools/toolbox.yaml', toolboxSchema)?.moments ?? [];
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
      `${location}: '${slug}' is not published yet (${getWaitReason(post)}). Name another post until then`,
    ];
  });
}

function findFirstCityErrors(): string[] {
  const { first } = readFilledYaml('pages/city.yaml', cityPageSchema).all;
  if (first === undefined || listEntryIds('cities').includes(first)) return [];
  return [
    `${contentFile('pages/city.yaml')}: all.first: no file in ${contentFile('cities')} is ${first}.yaml. Name another city, or remove the line`,
  ];
}

/** An empty list removes the industries from the home page, and other files may name any. */
function findIndustryErrors(): string[] {
  const industries = new Set(readOptionalYaml('industries.yaml', industriesSchema));
  if (industries.size === 0) return [];
  // Files in pages/ hold headlines under such names.
  return listFiles('.yaml')
    .filter((name) => !name.startsWith('pages/'))
    .flatMap((name) => readFields(name))
    .filter(({ field }) => field.at(-1) === 'industry' || field[0] === 'industries')
    .filter(({ text }) => !industries.has(text))
    .map((value) => describeUnlisted(value, 'industries.yaml'));
}

const describeUnlisted = (value: ContentValue, list: string): string =>
  `${formatLocation(value)}: '${value.text}' is not in ${contentFile(list)}. Add it there, or choose one that is`;

/** Topics and tags of posts, guides and talks, and the tags of people. */
function findTopicErrors(): string[] {
  const { topics, tags } = readTopics();
  const texts = ['posts/', 'articles/', 'guides/'].flatMap((folder) => listFiles('.md', folder));
  return [...texts, 'people.yaml', ...listFiles('.yaml', 'videos.yaml')]
    .flatMap((name) => readFields(name))
    .filter(({ field, text }) => {
      const list =
        field.at(-1) === 'topic' ? topics : /^(?:tags|writes)$/.test(field.at(-2) ?? '') && tags;
      return list && !list.includes(text);
    })
    .map((value) => describeUnlisted(value, topicsFile));
}

function findGuideGroupErrors(): string[] {
  const page = readOptionalYaml('pages/guides.yaml', guidesPageSchema);
  const groups = page?.groups.map(({ id }) => id) ?? [];
  return listFiles('.md', 'guides/').flatMap((name) => {
    const { group, draft } = readMarkdownFile(name, guideSchema).data;
    if (draft || groups.includes(group)) return [];
    return [`${contentFile(name)}: group: no group in pages/guides.yaml has the id '${group}'`];
  });
}

function findWorkedSearchErrors(): string[] {
  const content = readWorkedSearches();
  if (!content) return [];
  const services = listEntryIds('services');
  const names = Object.keys(content.searches);
  return [
    ...names
      .filter((name) => !services.includes(name))
      .map((name) => `searches.${name}: no file in ${contentFile('services')} is ${name}.yaml`),
    ...(content.home === undefined || names.includes(content.home)
      ? []
      : [`home: no search is for '${content.home}'. Name another service, or remove the line`]),
  ].map((problem) => `${contentFile(workedSearchesFile)}: ${problem}`);
}

function findSpecimenSlateErrors(): string[] {
  const service = readSpecimenSlate()?.service;
  if (service === undefined || listEntryIds('services').includes(service)) return [];
  return [
    `${contentFile(specimenSlateFile)}: service: no file in ${contentFile('services')} is ${service}.yaml. Name another service, or delete the file`,
  ];
}

/** Cities and guides that show what occupations pay. */
function findPayErrors(): string[] {
  const pay = readPay();
  if (!pay) return [];
  const cities = listEntryIds('cities');
  const guides = listFiles('.md', 'guides/').map((name) => name.slice('guides/'.length, -3));
  return [
    ...pay.metros.flatMap(({ city }, index) =>
      cities.includes(city)
        ? []
        : [`metros.${index}.city: no file in ${contentFile('cities')} is ${city}.yaml`],
    ),
    ...pay.roles.flatMap((role, index) =>
      role.guides
        .filter((guide) => !guides.includes(guide))
        .map(
          (guide) => `roles.${index}.guides: no file in ${contentFile('guides')} is ${guide}.md`,
        ),
    ),
  ].map((problem) => `${contentFile(payFile)}: ${problem}`);
}

/** People who take calls, and who answer for cities and services. */
function findPersonErrors(): string[] {
  const { items } = readFilledYaml('people.yaml', peopleSchema);
  const ids = items.map(({ id }) => id);
  return [hoursFile, ...listFiles('.yaml', 'cities/'), ...listFiles('.yaml', 'services/')]
    .filter((name) => name !== hoursFile || readHours() !== undefined)
    .flatMap((name) => readFields(name))
    .filter(({ field, text }) => field.at(-1) === 'person' && !ids.includes(text))
    .map((value) => `${formatLocation(value)}: nobody in people.yaml has the id '${value.text}'`);
}

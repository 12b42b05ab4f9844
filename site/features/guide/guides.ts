import { getCollection } from 'astro:content';
import { isPublished, showsDrafts } from '../../../lib/content/publication.ts';
import type { GuideFields } from '../../../lib/content/schemas/post.ts';
import { load } from '../../content/content.ts';
import { resolveOptionalPicture } from '../../content/own-pictures.ts';
import type { CoverSection } from '../../drawing/covers/contents.ts';
import { spreadTopics } from '../../drawing/covers/cover.ts';
import type { PictureSources } from '../../ui/OwnPicture.tsx';
import { readMinutes } from '../post/read-time.ts';

export interface Guide extends Omit<GuideFields, 'picture'> {
  slug: string;
  /** The day of the last change. */
  modified: string;
  minutes: number;
  /** What its cover shows: the figure of a topic, or its own sections. */
  drawn: { topic: string; sections?: readonly CoverSection[] };
  /** The owner's picture above the text. */
  cover?: PictureSources | undefined;
}

export const getGuidePath = ({ slug }: Pick<Guide, 'slug'>): string => `/guides/${slug}`;

const published = (await getCollection('guides')).filter(
  ({ data }) => showsDrafts() || isPublished(data),
);
/** @param body in Markdown */
const measureSections = (body: string): CoverSection[] =>
  body.split(/^## .*$/m).map((text) => {
    const lines = text.split('\n').filter((line) => /\p{L}/u.test(line) && !line.startsWith('[^'));
    return { words: text.match(/\p{L}+/gu)?.length ?? 0, entries: lines.length };
  });

const readGuides = published.map(
  async ({ id, data: { picture, ...data }, body = '' }): Promise<Guide> => {
    const cover = await resolveOptionalPicture(`guides/${id}.md`, picture, 'wide');
    const modified = data.modified ?? data.date;
    return {
      ...data,
      slug: id,
      modified,
      minutes: readMinutes(body),
      drawn: { topic: data.topic, sections: measureSections(body) },
      cover,
    };
  },
);

/** Newest first; guides of the same day are sorted by slug, to make builds reproducible. */
const sorted = (await Promise.all(readGuides)).sort(
  (a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug),
);

const groups = load('pages/guides.yaml')?.groups ?? [];
const listed = groups.flatMap(({ id }) => sorted.filter(({ group }) => group === id));
const topics = spreadTopics(listed.map(({ topic }) => topic));
export const guides: readonly Guide[] = sorted.map((guide) => {
  const topic = topics[listed.indexOf(guide)];
  return topic ? { ...guide, drawn: { topic } } : guide;
});

/** The groups that have guides, in the owner's order. */
export const guideGroups = groups
  .map((group) => ({ ...group, guides: guides.filter((guide) => guide.group === group.id) }))
  .filter((group) => group.guides.length > 0);

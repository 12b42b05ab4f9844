import { getCollection } from 'astro:content';
import { isPublished, showsDrafts } from '../../../lib/content/publication.ts';
import { type GuideFields, guidesPageSchema } from '../../../lib/content/schemas/guide.ts';
import { load } from '../../content/content.ts';
import { isOn } from '../../content/off.ts';
import { resolveOptionalPicture } from '../../content/own-pictures.ts';
import type { PictureSources } from '../../ui/OwnPicture.tsx';
import { readMinutes } from '../post/read-time.ts';

export interface Guide extends Omit<GuideFields, 'picture'> {
  slug: string;
  /** The day of the last change. */
  modified: string;
  minutes: number;
  /** The owner's picture above the text. */
  cover?: PictureSources | undefined;
}

export const getGuidePath = ({ slug }: Pick<Guide, 'slug'>): string => `/guides/${slug}`;

const published = (isOn('guides') ? await getCollection('guides') : []).filter(
  ({ data }) => showsDrafts() || isPublished(data),
);
const readGuides = published.map(
  async ({ id, data: { picture, ...data }, body = '' }): Promise<Guide> => {
    const cover = await resolveOptionalPicture(`guides/${id}.md`, picture, 'wide');
    const modified = data.modified ?? data.date;
    return { ...data, slug: id, modified, minutes: readMinutes(body), cover };
  },
);

/** Newest first; guides of the same day are sorted by slug, to make builds reproducible. */
export const guides: readonly Guide[] = (await Promise.all(readGuides)).sort(
  (a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug),
);

const { groups } = load('pages/guides', guidesPageSchema);
/** The groups that have guides, in the owner's order. */
export const guideGroups = groups
  .map((group) => ({ ...group, guides: guides.filter((guide) => guide.group === group.id) }))
  .filter((group) => group.guides.length > 0);

import { getEntry } from 'astro:content';
import { allPosts } from '../../content/posts.ts';
import { shortDate } from '../../text/short-date.ts';
import type { SearchEntry } from './entry.ts';
import { plainText } from './plain-text.ts';

/** The posts with their bodies, newest first. */
export const postEntries = (): Promise<SearchEntry[]> =>
  Promise.all(
    allPosts.map(async ({ collection, slug, title, topic, date, tags, summary }) => ({
      to: `/blog/${slug}`,
      kind: 'article',
      title,
      note: `${topic}, ${shortDate(date)}.`,
      summary,
      tags: [...new Set<string>([topic, ...tags])],
      body: plainText((await getEntry(collection, slug))?.rendered?.html ?? ''),
    })),
  );

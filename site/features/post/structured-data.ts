import type { ArticleLeaf, BlogPostingLeaf } from 'schema-dts';
import type { Person } from '../../../lib/content/schemas/people.ts';
import type { BlogContent } from '../../../lib/content/schemas/post.ts';
import { shortenDescription } from '../../metadata/page-metadata.ts';
import { heightPx, socialImagePath, widthPx } from '../../metadata/social-card.ts';
import type { PageData } from '../../metadata/structured-data.ts';
import {
  createFirmReference,
  createReference,
  language,
  toImageObject,
} from '../../metadata/structured-data.ts';
import { toInstant } from '../../text/formats.ts';
import type { PictureSources } from '../../ui/OwnPicture.tsx';
import { toPerson } from '../person/structured-data.ts';
import type { Post } from './posts.ts';

interface Text
  extends Pick<Post, 'title' | 'lang' | 'seoTitle' | 'answer' | 'topic' | 'date' | 'modified'> {
  /** Its canonical path. */
  path: string;
}

/**
 * A post, an article or a guide. Talks get no markup: the required fields of a VideoObject (upload date and
 * thumbnail) are not known for sample talks, and made-up values would be untrue.
 */
export function toArticleData(
  { path, lang, title, seoTitle, answer, topic, date, modified }: Text,
  type: 'Article' | 'BlogPosting',
  { section, keywords }: BlogContent['markup'],
  author: Person,
  site: URL,
  cover?: PictureSources,
): PageData {
  const address = new URL(path, site);
  const about = createReference(address, 'post');
  const thing: ArticleLeaf | BlogPostingLeaf = {
    '@type': type,
    ...about,
    headline: title,
    alternativeHeadline: seoTitle,
    abstract: answer,
    description: shortenDescription(answer),
    url: address.href,
    mainEntityOfPage: { '@id': address.href },
    image: cover
      ? toImageObject(cover, site)
      : toImageObject({ src: socialImagePath(path), width: widthPx, height: heightPx }, site),
    datePublished: toInstant(date),
    dateModified: toInstant(modified ?? date),
    author: toPerson(author, site),
    publisher: createFirmReference(site),
    articleSection: [topic, section],
    keywords: keywords.join(', '),
    inLanguage: lang ?? language,
  };
  return { about, modified: modified ?? date, things: [thing] };
}

import type { ArticleLeaf, BlogPostingLeaf } from 'schema-dts';
import type { BlogContent } from '../../../contracts/content/blog-page.ts';
import type { Person } from '../../../contracts/content/people.ts';
import type { Post } from '../../content/posts.ts';
import { dayInstant } from '../../text/dates.ts';
import type { PictureSources } from '../../ui/OwnPicture.tsx';
import { descriptionOf } from '../metadata/search-result.ts';
import { socialImagePath } from '../social/cards.ts';
import { heightPx, widthPx } from '../social/figure.ts';
import type { PageData } from './graph.ts';
import { firmReference, imageObject, language, reference } from './things.ts';

/** What search engines are told of a text. */
interface Written extends Pick<Post, 'title' | 'seoTitle' | 'answer' | 'date' | 'modified'> {
  /** Its canonical path. */
  path: string;
}

/** The owner's, where there are some. */
interface OwnPictures {
  cover?: PictureSources | undefined;
  portrait?: PictureSources | undefined;
}

/**
 * A post, an article or a guide. Talks get no markup: the required fields of a VideoObject (upload date and
 * thumbnail) are not known for sample talks, and made-up values would be untrue.
 */
export function articleData(
  { path, title, seoTitle, answer, date, modified }: Written,
  type: 'Article' | 'BlogPosting',
  { section, keywords }: BlogContent['markup'],
  author: Person,
  site: URL,
  { cover, portrait }: OwnPictures = {},
): PageData {
  const address = new URL(path, site);
  const about = reference(address, 'post');
  const thing: ArticleLeaf | BlogPostingLeaf = {
    '@type': type,
    ...about,
    headline: title,
    alternativeHeadline: seoTitle,
    abstract: answer,
    description: descriptionOf(answer),
    url: address.href,
    mainEntityOfPage: { '@id': address.href },
    image: cover
      ? imageObject(cover, site)
      : imageObject({ src: socialImagePath(path), width: widthPx, height: heightPx }, site),
    datePublished: dayInstant(date),
    dateModified: dayInstant(modified ?? date),
    author: {
      '@type': 'Person',
      ...reference(new URL('/about', site), author.id),
      name: author.name,
      jobTitle: author.role,
      url: new URL('/about#team', site).href,
      sameAs: author.profile,
      ...(portrait && { image: imageObject(portrait, site) }),
    },
    publisher: firmReference(site),
    articleSection: section,
    keywords: keywords.join(', '),
    inLanguage: language,
  };
  return { about, modified: modified ?? date, things: [thing] };
}

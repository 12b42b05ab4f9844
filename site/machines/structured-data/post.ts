import type { BlogPostingLeaf } from 'schema-dts';
import type { BlogContent } from '../../../contracts/content/blog-page.ts';
import type { Person } from '../../../contracts/content/people.ts';
import type { Post } from '../../content/posts.ts';
import { descriptionOf } from '../metadata/description.ts';
import { socialImagePath } from '../social/cards.ts';
import { height, width } from '../social/figure.ts';
import type { PageData } from './graph.ts';
import { firmReference, language, reference } from './things.ts';

/**
 * A post or an article. Talks get no markup: the required fields of a VideoObject (upload date and
 * thumbnail) are not known for sample talks, and made-up values would be untrue.
 */
export function postData(
  { slug, title, summary, date, modified }: Post,
  { section, keywords }: BlogContent['markup'],
  author: Person,
  site: URL,
): PageData {
  const path = `/blog/${slug}`;
  const address = new URL(path, site);
  const about = reference(address, 'post');
  const post: BlogPostingLeaf = {
    '@type': 'BlogPosting',
    ...about,
    headline: title,
    description: descriptionOf(summary),
    url: address.href,
    mainEntityOfPage: { '@id': address.href },
    image: {
      '@type': 'ImageObject',
      url: new URL(socialImagePath(path), site).href,
      width: String(width),
      height: String(height),
    },
    datePublished: date,
    dateModified: modified ?? date,
    author: {
      '@type': 'Person',
      ...reference(new URL('/about', site), author.id),
      name: author.name,
      jobTitle: author.role,
      url: new URL('/about#team', site).href,
      sameAs: author.profile,
    },
    publisher: firmReference(site),
    articleSection: section,
    keywords: keywords.join(', '),
    inLanguage: language,
  };
  return { about, modified: modified ?? date, things: [post] };
}

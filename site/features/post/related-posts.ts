import type { Post } from './posts.ts';

type Related = Pick<Post, 'slug' | 'topic' | 'tags'>;

const others = <Candidate extends Related>(post: Related, list: readonly Candidate[]) =>
  list.filter(({ slug }) => slug !== post.slug);

/** @returns the first two other posts of a list (docs/product.md, Blog) */
export const relatedArticles = <Candidate extends Related>(
  post: Related,
  list: readonly Candidate[],
): Candidate[] => others(post, list).slice(0, 2);

/**
 * @param shown posts that are on the page already
 * @returns up to three other posts that share a tag or the topic, most in common first
 */
export function moreInsights<Candidate extends Related>(
  post: Related,
  list: readonly Candidate[],
  shown: readonly Candidate[] = [],
): Candidate[] {
  const common = ({ topic, tags }: Related) =>
    Number(topic === post.topic) + tags.filter((tag) => post.tags.includes(tag)).length;
  return others(post, list)
    .filter((other) => common(other) > 0 && !shown.includes(other))
    .sort((a, b) => common(b) - common(a))
    .slice(0, 3);
}

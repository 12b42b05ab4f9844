import type { Post } from '../post/posts.ts';

/** The topics of the filter; the first one matches every post (docs/product.md, Blog). */
export const topicChoices = [
  'All Topics',
  'Leadership',
  'Recruitment',
  'Technology Strategy',
] as const;
export type TopicChoice = (typeof topicChoices)[number];

type PostTopics = Pick<Post, 'topic' | 'tags'>;

/** Whether a post's topic or one of its tags contains the choice (docs/product.md, Blog). */
export const matchesTopic = (choice: TopicChoice, { topic, tags }: PostTopics): boolean =>
  choice === topicChoices[0] || [topic, ...tags].some((words) => words.includes(choice));

/** @returns the posts that come first under any topic of the filter, in the order of the list */
export function findFirstPosts<Candidate extends PostTopics>(
  list: readonly Candidate[],
): Candidate[] {
  const firsts = topicChoices.map((choice) => list.find((post) => matchesTopic(choice, post)));
  return list.filter((post) => firsts.includes(post));
}

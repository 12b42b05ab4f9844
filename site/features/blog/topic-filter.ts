import type { Post } from '../post/posts.ts';

/** The topics of the filter. The first keeps every post (docs/product.md, Blog). */
export const topicChoices = [
  'All Topics',
  'Leadership',
  'Recruitment',
  'Technology Strategy',
] as const;
export type TopicChoice = (typeof topicChoices)[number];

type PostTopics = Pick<Post, 'topic' | 'tags'>;

/** Whether the filter keeps a post under a topic: the post's topic or any tag contains its words (docs/product.md, Blog). */
export const matchesTopic = (choice: TopicChoice, { topic, tags }: PostTopics): boolean =>
  choice === topicChoices[0] || [topic, ...tags].some((words) => words.includes(choice));

/** @returns the posts that come first under any topic of the filter, in the order of the list */
export function findFirstPosts<Candidate extends PostTopics>(
  list: readonly Candidate[],
): Candidate[] {
  const firsts = topicChoices.map((choice) => list.find((post) => matchesTopic(choice, post)));
  return list.filter((post) => firsts.includes(post));
}

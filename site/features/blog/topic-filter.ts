import { type TopicChoice, topicChoices } from '../../../contracts/content/blog-page.ts';
import type { Post } from '../../content/posts.ts';

type Filtered = Pick<Post, 'topic' | 'tags'>;

/** Whether a choice keeps a post: its topic or any tag contains the words (specification, section 4). */
export const keeps = (choice: TopicChoice, { topic, tags }: Filtered): boolean =>
  choice === topicChoices[0] || [topic, ...tags].some((words) => words.includes(choice));

/** @returns the choices that keep a post */
export const choicesOf = (post: Filtered): TopicChoice[] =>
  topicChoices.filter((choice) => keeps(choice, post));

/** A post that stands first under one choice or several. */
export interface Featured<Candidate> {
  post: Candidate;
  choices: TopicChoice[];
}

/** @returns the first post of each filtered list, each once; the whole list's own comes first */
export function featuredPosts<Candidate extends Filtered>(
  list: readonly Candidate[],
): Featured<Candidate>[] {
  const featured: Featured<Candidate>[] = [];
  for (const choice of topicChoices) {
    const post = list.find((candidate) => keeps(choice, candidate));
    const known = featured.find((entry) => entry.post === post);
    if (known) known.choices.push(choice);
    else if (post) featured.push({ post, choices: [choice] });
  }
  return featured;
}

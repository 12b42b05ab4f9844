/**
 * The topics of the filter, and the state of the list of posts. The featured post and the list are two
 * islands, which share no React tree, so their state is here.
 */
import topicChoices from 'virtual:topics';
import { useSyncExternalStore } from 'react';
import { topicParameter } from '../../../lib/forms/query-parameters.ts';
import type { Post } from '../post/posts.ts';

type PostTopics = Pick<Post, 'topic' | 'tags'>;

/** Whether a post's topic or one of its tags contains the choice; the first choice matches every post (docs/product.md, Blog). */
export const matchesTopic = (choice: string, { topic, tags }: PostTopics): boolean =>
  choice === topicChoices[0] || [topic, ...tags].some((text) => text.includes(choice));

/** @returns the posts that come first under any topic of the filter, in the order of the list */
export function findFirstPosts<Candidate extends PostTopics>(
  list: readonly Candidate[],
): Candidate[] {
  const firsts = topicChoices.map((choice) => list.find((post) => matchesTopic(choice, post)));
  return list.filter((post) => firsts.includes(post));
}

interface ListState {
  choice: string;
  /** Whether the older posts have been appended. */
  allLoaded: boolean;
  /** Whether the visitor has changed anything; only then is a count announced. */
  changed: boolean;
}

const initial: ListState = { choice: topicChoices[0], allLoaded: false, changed: false };
/** The address keeps the topic for a visitor who comes back from an article. */
let state: ListState = { ...initial, ...readChoice() };
const listeners = new Set<() => void>();

export function changeList(change: Partial<Omit<ListState, 'changed'>>): void {
  state = { ...state, ...change, changed: true };
  writeChoice(state.choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useListState = (): ListState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initial,
  );

/** @returns {} if the address names no topic of the filter, or on the server */
function readChoice(): Partial<ListState> {
  if (typeof location === 'undefined') return {};
  const parameter = new URLSearchParams(location.search).get(topicParameter);
  const choice = topicChoices.find((topic) => topic === parameter);
  return choice ? { choice, changed: true } : {};
}

function writeChoice(choice: string): void {
  const query =
    choice === initial.choice ? '' : `?${new URLSearchParams({ [topicParameter]: choice })}`;
  history.replaceState(history.state, '', location.pathname + query + location.hash);
}

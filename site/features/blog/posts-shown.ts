/**
 * The posts that the page of the list shows. The featured post and the list are two islands with other
 * sections between them; islands share no React tree, so their common state is kept here.
 */
import { useSyncExternalStore } from 'react';
import { type TopicChoice, topicChoices } from './topic-filter.ts';

interface PostsShown {
  choice: TopicChoice;
  /** Whether the dedicated articles have been appended. */
  articlesLoaded: boolean;
  /** Whether the visitor has changed anything; only then is a count announced. */
  changed: boolean;
}

const initial: PostsShown = { choice: topicChoices[0], articlesLoaded: false, changed: false };
let shown = initial;
const listeners = new Set<() => void>();

export function showPosts(change: Partial<Omit<PostsShown, 'changed'>>): void {
  shown = { ...shown, ...change, changed: true };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePostsShown = (): PostsShown =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => initial,
  );

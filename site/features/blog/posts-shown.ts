/**
 * The posts that the page of the list shows. The featured post and the list are two islands with other
 * sections between them; islands share no React tree, so their common state is kept here.
 */
import { useSyncExternalStore } from 'react';
import { topicParameter } from '../../../lib/forms/endpoints.ts';
import { type TopicChoice, topicChoices } from './topic-filter.ts';

interface ListState {
  choice: TopicChoice;
  /** Whether the dedicated articles have been appended. */
  articlesLoaded: boolean;
  /** Whether the visitor has changed anything; only then is a count announced. */
  changed: boolean;
}

const initial: ListState = { choice: topicChoices[0], articlesLoaded: false, changed: false };
/** Without this, Back from an article would show every topic again. */
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

/** @returns nothing when the address has no topic of the filter, or where pages are built */
function readChoice(): Partial<ListState> {
  if (typeof location === 'undefined') return {};
  const topic = new URLSearchParams(location.search).get(topicParameter);
  const choice = topicChoices.find((each) => each === topic);
  return choice ? { choice, changed: true } : {};
}

function writeChoice(choice: TopicChoice): void {
  const query =
    choice === initial.choice ? '' : `?${new URLSearchParams({ [topicParameter]: choice })}`;
  history.replaceState(history.state, '', location.pathname + query + location.hash);
}

import { type SearchKind, searchKinds } from '../../../contracts/search-kinds.ts';

/** One page that can be found, as the index holds it. */
export interface SearchEntry {
  /** Where its result leads. */
  to: string;
  kind: SearchKind;
  title: string;
  /** Shown before the excerpt: an article's topic and day. */
  note: string;
  summary: string;
  /** Short names that stand for it: tags, roles, industries, states. */
  tags: string[];
  /** Everything else that it says, as plain text. */
  body: string;
}

const isKind = (value: unknown): boolean => searchKinds.some((kind) => kind === value);
const isText = (value: unknown): boolean => typeof value === 'string';

/** By hand, since a schema library would weigh more than all of the search. */
function isEntry(value: unknown): value is SearchEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, tags, ...texts } = { kind: '', tags: '', to: 0, ...value };
  return (
    isKind(kind) && Array.isArray(tags) && tags.every(isText) && Object.values(texts).every(isText)
  );
}

/** @throws TypeError where a proxy or an error page answered instead of the index */
export function readEntries(value: unknown): SearchEntry[] {
  if (Array.isArray(value) && value.every(isEntry)) return value;
  throw new TypeError('The search index is not a list of entries.');
}

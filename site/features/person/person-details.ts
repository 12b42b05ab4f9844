/** Derives what pages say about a person in people.yaml. */
import person from 'virtual:words/person';
import type { LastSearch, Person } from '../../../lib/content/schemas/people.ts';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { maxDescriptionChars, maxTitleChars } from '../../../lib/content/schemas/words.ts';
import { brand, mailDomain, people } from '../../content/content.ts';
import { fillCount } from '../../text/counts.ts';
import { formatPhoneLink } from '../../text/formats.ts';
import { fill } from '../../text/sentences.ts';

/** Fills `{first}` with the first name. */
export const fillFirst = (text: string, { name }: Pick<Person, 'name'>): string =>
  fill(text, { first: name.split(' ')[0] ?? name });

export const getEmail = ({ mailbox }: Pick<Person, 'mailbox'>): string =>
  `${mailbox}@${mailDomain}`;

/** @returns the person's direct line, or else the firm's */
export const getPhone = ({ phone }: Pick<Person, 'phone'>): { label: string; phone: string } =>
  phone ? { label: person.direct, phone } : { label: person.office, phone: brand.phone };

export const formatSearchCount = (searches: readonly LastSearch[]): string =>
  fillCount(person.searches, searches.length);

export const formatDays = (days: number): string =>
  fillCount({ one: person.searches.day, many: person.searches.days }, days);

/** @returns the median of the filled searches in a sentence; undefined for fewer than two */
export function describeMedian(searches: readonly LastSearch[]): string | undefined {
  const filled = searches
    .flatMap(({ days, end }) => (end === 'filled' ? [days] : []))
    .sort((a, b) => a - b);
  if (filled.length < 2) return undefined;
  const [low = 0, high = 0] = [filled[(filled.length - 1) >> 1], filled[filled.length >> 1]];
  return fill(person.searches.median, { days: formatDays(Math.round((low + high) / 2)) });
}

/** All people's searches are drawn to one scale, so that they can be compared. */
export const longestSearchDays = Math.max(
  1,
  ...people.flatMap(({ lastSearches }) => lastSearches.map(({ days }) => days)),
);

/** @returns a phone link, labeled with the person's first name */
export const createCallLink = (of: Person): Link => ({
  label: fillFirst(person.call, of),
  to: formatPhoneLink(getPhone(of).phone),
});

/** @returns the title of the person's page, short enough for search results */
export function formatPersonTitle({ name, role }: Person): string {
  const title = `${name}, ${role}`;
  return title.length > maxTitleChars ? name : title;
}

/** @returns as many of the person's sentences as fit into a search result */
export const describePerson = ({ name, role, searches, opinion }: Person): string =>
  [`${name}, ${role}.`, searches, opinion].reduce((text, sentence) =>
    text.length + sentence.length < maxDescriptionChars ? `${text} ${sentence}` : text,
  );

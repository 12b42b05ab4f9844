/** What pages say about a person of people.yaml besides their own words. */
import person from 'virtual:words/person';
import { getPersonPath } from '../../../lib/content/firm-files.ts';
import type { LastSearch, Person } from '../../../lib/content/schemas/people.ts';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { maxDescriptionChars, maxTitleChars } from '../../../lib/content/schemas/words.ts';
import { brand, mailDomain, people } from '../../content/content.ts';
import { isOn } from '../../content/off.ts';
import { formatPhoneLink } from '../../text/formats.ts';
import { fill } from '../../text/sentences.ts';

/** @returns the address of their page; undefined where people have none */
export const findPersonPath = ({ id }: Pick<Person, 'id'>): string | undefined =>
  isOn('person-pages') ? getPersonPath(id) : undefined;

/** Fills `{first}` with the first name. */
export const fillFirst = (text: string, { name }: Pick<Person, 'name'>): string =>
  fill(text, { first: name.split(' ')[0] ?? name });

export const getEmail = ({ mailbox }: Pick<Person, 'mailbox'>): string =>
  `${mailbox}@${mailDomain}`;

/** @returns their direct line; without one, the firm's */
export const getPhone = ({ phone }: Pick<Person, 'phone'>): { label: string; phone: string } =>
  phone ? { label: person.direct, phone } : { label: person.office, phone: brand.phone };

export const formatSearchCount = (searches: readonly LastSearch[]): string =>
  searches.length === 1
    ? person.searches.one
    : fill(person.searches.many, { count: String(searches.length) });

/** All people's searches are drawn to one scale, so that they can be compared. */
export const longestSearchDays = Math.max(
  1,
  ...people.flatMap(({ lastSearches }) => lastSearches.map(({ days }) => days)),
);

/** @returns the link of a button that calls them */
export const callPerson = (of: Person): Link => ({
  label: fillFirst(person.call, of),
  to: formatPhoneLink(getPhone(of).phone),
});

/** @returns the title of their page in search results */
export function titlePerson({ name, role }: Person): string {
  const title = `${name}, ${role}`;
  return title.length > maxTitleChars ? name : title;
}

/** @returns as many of their sentences as search results show */
export const describePerson = ({ name, role, searches, opinion }: Person): string =>
  [`${name}, ${role}.`, searches, opinion].reduce((text, sentence) =>
    text.length + sentence.length < maxDescriptionChars ? `${text} ${sentence}` : text,
  );

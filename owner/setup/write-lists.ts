/** Writes the figures, services, cities and people of the firm, and removes the rest of the sample's. */
import { rmSync, writeFileSync } from 'node:fs';
import { listEntryIds, readBrand } from '../../lib/content/firm-files.ts';
import {
  contentFile,
  listContentFiles,
  readContentText,
  readYamlFile,
} from '../../lib/content/folder.ts';
import { getPagePaths } from '../../lib/content/page-paths.ts';
import { ContentError, parseYaml } from '../../lib/content/read.ts';
import type { Brand } from '../../lib/content/schemas/brand.ts';
import { claimsSchema } from '../../lib/content/schemas/claims.ts';
import { hoursFile } from '../../lib/content/schemas/hours.ts';
import { industriesSchema, jobTitlesSchema } from '../../lib/content/schemas/lists.ts';
import { payFile } from '../../lib/content/schemas/pay.ts';
import { specimenSlateFile } from '../../lib/content/schemas/specimen-slate.ts';
import { workedSearchesFile } from '../../lib/content/schemas/worked-search.ts';
import { toSlug } from '../../lib/content/slug.ts';
import { joinFile, updateYamlFile } from '../../lib/content/write/content-file.ts';
import { isFields } from '../../lib/content/write/list-matches.ts';
import type { Answers } from './answers.ts';

// Each returns the files that changed, with the content folder.

type Fields = Readonly<Record<string, unknown>>;

export const readClaims = (folder?: string) =>
  readYamlFile('claims.yaml', claimsSchema, undefined, folder);

/** @throws ContentError for an id that no claim has */
export function writeFigures(figures: NonNullable<Answers['figures']>): string[] {
  const ids = readClaims().map(({ id }) => id);
  const unknown = Object.keys(figures).filter((id) => !ids.includes(id));
  if (unknown.length > 0) {
    throw new ContentError(
      unknown
        .map((id) => `figures: no claim has the id '${id}'. The ids are ${ids.join(', ')}`)
        .join('\n'),
    );
  }
  return updateYamlFile('claims.yaml', (claims) =>
    Array.isArray(claims)
      ? claims.filter(isFields).flatMap((claim) => {
          const value = figures[String(claim.id)];
          if (value === 'none') return [];
          return [value === undefined ? claim : { ...claim, value }];
        })
      : claims,
  );
}

/** A new service starts as a copy of the sample's first one. */
export function writeServices(names: NonNullable<Answers['services']>): string[] {
  const ids = listEntryIds('services');
  const [template = ''] = ids;
  const { fallback: _, overviewSlug: __, ...copy } = readFields(`services/${template}.yaml`);
  const changed = writeEntries(
    'services',
    names.map((name, index) => {
      const existing = ids.find((id) => readFields(`services/${id}.yaml`).name === name);
      const id = existing ?? toSlug(name);
      const before = ids.includes(id)
        ? readFields(`services/${id}.yaml`)
        : { ...copy, sample: true };
      return { id, fields: { ...before, name, order: index + 1 } };
    }),
  );
  return [...changed, ...removeWorkedSearches(), ...removeSpecimenSlate()];
}

/** Removes the worked searches of services that are gone; the file too if none is left. */
function removeWorkedSearches(): string[] {
  if (!listContentFiles().includes(workedSearchesFile)) return [];
  const { searches, home } = readFields(workedSearchesFile);
  const ids = listEntryIds('services');
  const kept = Object.entries(isFields(searches) ? searches : {}).filter(([id]) =>
    ids.includes(id),
  );
  if (kept.length === 0) return removeFile(workedSearchesFile);
  return updateYamlFile(workedSearchesFile, (value) => ({
    ...(isFields(value) && value),
    ...(home !== undefined && !ids.includes(String(home)) && { home: kept[0]?.[0] }),
    searches: Object.fromEntries(kept),
  }));
}

/** Removes the specimen slate of a service that is gone; without its file, links to it are left out. */
function removeSpecimenSlate(): string[] {
  if (!listContentFiles().includes(specimenSlateFile)) return [];
  if (listEntryIds('services').includes(String(readFields(specimenSlateFile).service))) return [];
  return removeFile(specimenSlateFile);
}

export function writeCities(cities: NonNullable<Answers['cities']>): string[] {
  const ids = listEntryIds('cities');
  const { postalAddress } = readBrand();
  const changed = writeEntries(
    'cities',
    cities.map((city, index) => {
      const id = toSlug(city.city);
      const before = ids.includes(id)
        ? readFields(`cities/${id}.yaml`)
        : createCity(city, postalAddress);
      return { id, fields: { ...before, ...city, order: index + 1 } };
    }),
  );
  const first = updateYamlFile('pages/city.yaml', (page) => {
    if (!isFields(page) || !isFields(page.all)) return page;
    const { first, ...all } = page.all;
    return listEntryIds('cities').includes(String(first)) ? page : { ...page, all };
  });
  return [...changed, ...first, ...removeMetros()];
}

/** Removes what roles pay in the metro areas of cities that are gone; the file too if none is left. */
function removeMetros(): string[] {
  const ids = listEntryIds('cities');
  return filterList(payFile, 'metros', ({ city }) => ids.includes(String(city)));
}

/** Fills in what is true of any city; the owner writes the rest. */
const createCity = (
  { city, state, stateAbbr }: NonNullable<Answers['cities']>[number],
  { locality, region, postalCode }: Brand['postalAddress'],
): Fields => ({
  city,
  ...(state !== undefined && { state }),
  ...(stateAbbr !== undefined && { stateAbbr }),
  metroArea: city,
  phoneNumber: '{phone}',
  email: '{email}',
  office: { locality, ...(region !== undefined && { region }), postalCode },
  line: `Technology and sales roles in ${city}.`,
  expertise: `We recruit technology and sales people in ${state ? `${city}, ${state}` : city}.`,
  industries: readYamlFile('industries.yaml', industriesSchema).slice(0, 3),
  techRoles: readYamlFile('job-titles.yaml', jobTitlesSchema).slice(0, 4),
  sample: true,
  localCompanies: [],
});

/** A new person starts with the texts of the sample's first person, marked as a sample. */
export function writePeople(people: NonNullable<Answers['people']>): string[] {
  const { items: written } = readFields('people.yaml');
  const items = Array.isArray(written) ? written.filter(isFields) : [];
  const entries = people.map(({ name, role }) => {
    const id = toPersonId(name);
    const before = items.find((item) => item.id === id);
    if (before) return { ...before, id, name, role };
    const { searches, opinion, schedule, profile } = { ...items[0] };
    const [mailbox] = id.split('-');
    return { id, name, role, searches, opinion, mailbox, schedule, profile };
  });
  const ids = entries.map(({ id }) => id);
  /** The first person takes over from those who are gone. */
  const replaceIfGone = (id: unknown) => (ids.includes(String(id)) ? id : ids[0]);
  const isNew = ids.some((id) => !items.some((item) => item.id === id));
  const changed = updateYamlFile('people.yaml', (file) => ({
    ...(isFields(file) && file),
    ...(isNew && { sample: true }),
    ...(isFields(file) && file.answers !== undefined && { answers: replaceIfGone(file.answers) }),
    author: isFields(file) ? replaceIfGone(file.author) : ids[0],
    items: entries,
  }));
  const named = ['cities', 'services'].flatMap((list) =>
    listEntryIds(list).flatMap((id) =>
      updateYamlFile(`${list}/${id}.yaml`, (entry) =>
        isFields(entry) && entry.person !== undefined
          ? { ...entry, person: replaceIfGone(entry.person) }
          : entry,
      ),
    ),
  );
  return [...changed, ...named, ...removeHours(ids)];
}

/** An id has no digits. */
const toPersonId = (name: string): string => toSlug(name).replaceAll(/[^a-z-]/g, '');

/** Removes the hours of people who are gone; the file too if nobody is left. */
const removeHours = (ids: readonly string[]): string[] =>
  filterList(hoursFile, 'people', ({ person }) => ids.includes(String(person)));

/** Filters a list in an optional file; removes the file if no entry is left. */
function filterList(name: string, list: string, isKept: (entry: Fields) => boolean): string[] {
  if (!listContentFiles().includes(name)) return [];
  const entries = readFields(name)[list];
  const kept = (Array.isArray(entries) ? entries : []).filter(
    (entry) => isFields(entry) && isKept(entry),
  );
  if (kept.length === 0) return removeFile(name);
  return updateYamlFile(name, (value) => ({ ...(isFields(value) && value), [list]: kept }));
}

function removeFile(name: string): string[] {
  rmSync(contentFile(name));
  return [contentFile(name)];
}

interface Entry {
  id: string;
  fields: Fields;
}

/** Writes the entries of a folder, and removes its other files with the links to their pages. */
function writeEntries(list: string, entries: readonly Entry[]): string[] {
  const removed = listEntryIds(list).filter((id) => !entries.some((entry) => entry.id === id));
  const changed = entries.flatMap(({ id, fields }) => {
    const name = `${list}/${id}.yaml`;
    return updateText(name, (before) => joinFile(name, before, { fields }));
  });
  const paths = removed.flatMap((id) => getPagePaths(`${list}/${id}.yaml`));
  const removedFiles = removed.flatMap((id) => removeFile(`${list}/${id}.yaml`));
  return [...changed, ...removedFiles, ...removeLinks(paths)];
}

/**
 * Removes the entries of lists that link to missing pages or anchors. Other links lead to the page above.
 * @param paths such as `/blog#talks`
 */
export const removeLinks = (paths: readonly string[]): string[] =>
  listContentFiles().flatMap((name) =>
    name.endsWith('.md')
      ? updateText(name, (text) =>
          paths.reduce(
            (changed, path) => changed.replaceAll(`](${path})`, () => `](${getParent(path)})`),
            text,
          ),
        )
      : updateYamlFile(name, (value) => dropLinks(value, paths)),
  );

function dropLinks(value: unknown, paths: readonly string[]): unknown {
  const isGone = (item: unknown) => isFields(item) && paths.includes(String(item.to));
  if (Array.isArray(value)) {
    const kept = value.filter((item) => !isGone(item));
    return (kept.length > 0 ? kept : value.slice(0, 1)).map((item) => dropLinks(item, paths));
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'to' && isGone(value) ? getParent(String(item)) : dropLinks(item, paths),
    ]),
  );
}

function updateText(name: string, change: (text: string) => string): string[] {
  const file = contentFile(name);
  const before = listContentFiles().includes(name) ? readContentText(name) : '';
  const after = change(before);
  if (after === before) return [];
  writeFileSync(file, after);
  return [file];
}

/** @returns `/blog` of `/blog#talks`, `/services` of `/services/one`, `/locations` of a city */
const getParent = (path: string): string => path.replace(/[#/][^#/]*$/, '') || '/locations';

const readFields = (name: string): Fields => {
  const { value } = parseYaml(contentFile(name), readContentText(name));
  return isFields(value) ? value : {};
};

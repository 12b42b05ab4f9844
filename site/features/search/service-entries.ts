import { services } from '../../content/content.ts';
import type { SearchEntry } from './entry.ts';
import { phrasesIn } from './phrases-in.ts';

/** The four services with all that their pages say. */
export const serviceEntries = (): SearchEntry[] =>
  services.map(({ id, name, shortDescription, longDescription, clients, ...rest }) => ({
    to: `/services/${id}`,
    kind: 'service',
    title: name,
    note: '',
    summary: `${shortDescription} ${longDescription}`,
    tags: clients.flatMap(({ industry, roles }) => [industry, ...roles]),
    body: phrasesIn([
      clients.map(({ industry, roles }) => `${industry}: ${roles.join(', ')}.`),
      rest,
    ]),
  }));

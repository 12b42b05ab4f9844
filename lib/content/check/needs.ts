/** What is shown only with something else. */
import type { Content } from '../load.ts';
import { legalPages } from '../schemas/legal.ts';
import type { Finding } from './check.ts';

/** @returns each missing file or field that others need */
export function findNeedFindings({ files, entries }: Content): Finding[] {
  const has = (name: keyof typeof files) => files[name] !== undefined;
  const hasOtherHosts =
    files['pages/blog.yaml'].videos || entries.posts.some(({ data }) => data.imageUrl);
  const needs: readonly (readonly [isNeeded: boolean, name: keyof typeof files, why: string])[] = [
    [
      Boolean(hasOtherHosts),
      'pages/consent.yaml',
      'Talks and stock photos come from other hosts, which need consent',
    ],
    [has('claims.yaml'), 'pages/how-we-count.yaml', 'It explains the figures of claims.yaml'],
    [
      files['pages/home.yaml'].clients !== undefined,
      'clients.yaml',
      'The section clients of pages/home.yaml shows it',
    ],
    [entries.guides.length > 0, 'pages/guides.yaml', 'It has the words around the guides'],
  ];
  return [
    ...needs
      .filter(([isNeeded, name]) => isNeeded && !has(name))
      .map(([, name, why]) => ({ name, message: `is missing. ${why}` })),
    ...legalPages
      .filter((page) => entries.legal.every(({ id }) => id !== page))
      .map((page) => ({ name: `legal/${page}.md`, message: 'is missing. Copy that of sample/' })),
  ];
}

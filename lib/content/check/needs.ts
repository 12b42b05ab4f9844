/** What is shown only with something else. */
import type { Content } from '../load.ts';
import { legalPages } from '../schemas/legal.ts';
import type { Finding } from './check.ts';

/** @returns each missing file or field that others need */
export function findNeedFindings({ files, entries }: Content): Finding[] {
  const blog = files['pages/blog.yaml'];
  const has = (name: keyof typeof files) => files[name] !== undefined;
  const hasOtherHosts =
    has('videos.yaml') || entries.posts.some(({ data }) => data.imageUrl !== undefined);
  const needs: readonly (readonly [isMissing: boolean, name: string, reason: string])[] = [
    [
      hasOtherHosts && !has('pages/consent.yaml'),
      'pages/consent.yaml',
      'Talks and stock photos come from other hosts, which need consent',
    ],
    [
      has('claims.yaml') && !has('pages/how-we-count.yaml'),
      'pages/how-we-count.yaml',
      'It explains the figures of claims.yaml',
    ],
    [
      files['pages/home.yaml'].clients !== undefined && !has('clients.yaml'),
      'clients.yaml',
      'The section clients of pages/home.yaml shows it',
    ],
    [
      entries.guides.length > 0 && !has('pages/guides.yaml'),
      'pages/guides.yaml',
      'It has the words around the guides',
    ],
    [
      entries.cities.length === 0,
      'cities/',
      'There must be at least one city. Copy that of starter/',
    ],
    [
      entries.services.length === 0,
      'services/',
      'There must be at least one service. Copy that of starter/',
    ],
  ];
  const missing = [
    ...needs,
    ...legalPages.map(
      (page) =>
        [
          entries.legal.every(({ id }) => id !== page),
          `legal/${page}.md`,
          'Copy that of sample/',
        ] as const,
    ),
  ]
    .filter(([isMissing]) => isMissing)
    .map(([, name, reason]) => ({ name, message: `is missing. ${reason}` }));
  return has('videos.yaml') && blog.videos === undefined
    ? [
        ...missing,
        {
          name: 'pages/blog.yaml',
          keys: ['videos'],
          message: 'is missing. It has the words around videos.yaml',
        },
      ]
    : missing;
}

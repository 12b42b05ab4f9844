/** What is shown only with another file. */
import { existsSync } from 'node:fs';
import { readFilledYaml, readOptionalYaml } from '../firm-files.ts';
import { contentFile, listContentFiles } from '../folder.ts';
import { blogPageSchema } from '../schemas/blog-page.ts';
import { homeSchema } from '../schemas/home.ts';
import { videosSchema } from '../schemas/videos.ts';
import { readPosts } from './texts.ts';

/** @returns a sentence for each missing file or field that others need */
export function findNeedErrors(): string[] {
  const has = (name: string) => existsSync(contentFile(name));
  const blog = readFilledYaml('pages/blog.yaml', blogPageSchema);
  const home = readFilledYaml('pages/home.yaml', homeSchema);
  const videos = readOptionalYaml('videos.yaml', videosSchema);
  const hasOtherHosts = videos !== undefined || readPosts().some(({ imageUrl }) => imageUrl);
  const needs: readonly (readonly [isMissing: boolean, what: string, reason: string])[] = [
    [
      hasOtherHosts && !has('pages/consent.yaml'),
      'pages/consent.yaml: the file is missing',
      'Talks and stock photos come from other hosts, which need consent',
    ],
    [
      videos !== undefined && blog.videos === undefined,
      'pages/blog.yaml: videos: is missing',
      'It has the words around videos.yaml',
    ],
    [
      has('claims.yaml') && !has('pages/how-we-count.yaml'),
      'pages/how-we-count.yaml: the file is missing',
      'It explains the figures of claims.yaml',
    ],
    [
      home.clients !== undefined && !has('clients.yaml'),
      'clients.yaml: the file is missing',
      'The section clients of pages/home.yaml shows it',
    ],
    [
      !has('pages/guides.yaml') && listContentFiles().some((name) => name.startsWith('guides/')),
      'pages/guides.yaml: the file is missing',
      'It has the words around the guides',
    ],
  ];
  return needs
    .filter(([isMissing]) => isMissing)
    .map(([, what, reason]) => `${contentFile('')}${what}. ${reason}`);
}

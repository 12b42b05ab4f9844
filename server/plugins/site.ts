import { resolve } from 'node:path';
import { readSiteAnswers, type SiteAnswers } from './site-answers.ts';
import { readSiteFiles, type SiteFiles } from './site-files.ts';

/** The built site: which file answers a path, and what each answers. */
export interface Site {
  files: SiteFiles;
  answers: SiteAnswers;
}

/** @throws SiteMissingError if the folder holds no built site */
export function readSite(distDir: string): Site {
  const folder = resolve(distDir);
  const files = readSiteFiles(folder);
  return { files, answers: readSiteAnswers(folder, files.names) };
}

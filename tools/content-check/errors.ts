/** Errors that break a build or a page: wrong files, links, anchors, notes and claims. */
import { brandMarkers } from '../../contracts/content/brand.ts';
import { contentSchema, namedContentFiles } from '../../contracts/content/files.ts';
import {
  contentFile,
  contentFileNames,
  contentFolder,
  readMarkdownFile,
  readYamlFile,
} from '../../contracts/content/folder.ts';
import { ContentError } from '../../contracts/content/read.ts';
import { claimErrors } from './claims.ts';
import { readBrand } from './content.ts';
import { linkErrors } from './links.ts';
import { postErrors } from './posts.ts';

/** @returns a sentence for each error, with its file; empty where there is none */
export function contentErrors(): string[] {
  const unreadable = fileErrors();
  // Files that cannot be read cannot be checked further.
  if (unreadable.length > 0) return unreadable;
  return [...postErrors(), ...linkErrors(), ...claimErrors()];
}

function fileErrors(): string[] {
  const names = contentFileNames();
  const missing = namedContentFiles
    .filter((name) => !names.includes(name))
    .map((name) => `${contentFile(name)}: the file is missing`);
  return missing.length > 0 ? missing : names.flatMap(fileError);
}

function fileError(name: string): string[] {
  const schema = contentSchema(name);
  if (!schema) {
    return [
      `${contentFile(name)}: nothing on the site reads it. Move it out of ${contentFolder()}/`,
    ];
  }
  try {
    const markers = brandMarkers(readBrand());
    if (name.endsWith('.md')) readMarkdownFile(name, schema, markers);
    else readYamlFile(name, schema, markers);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

import { entryIds } from './entries.ts';
import { contentSchema, namedContentFiles } from './files.ts';
import { readBrand } from './firm-files.ts';
import { contentFile, contentFileNames, readMarkdownFile, readYamlFile } from './folder.ts';
import type { Markers } from './markers.ts';
import { ContentError } from './read.ts';
import { brandMarkers } from './schemas/brand.ts';

/**
 * Reads every content file, so that an owner learns of all mistakes at once.
 * @throws ContentError with a line for each file that is missing and each field that is wrong
 */
export function checkContent(): void {
  const names = new Set([...namedContentFiles, ...contentFileNames()]);
  const markers = markersOrNone();
  const problems = [...names].flatMap((name) => problemsOf(name, markers));
  for (const list of ['cities', 'services']) {
    if (entryIds(list).length === 0) {
      problems.push(
        `${contentFile(list)}: must have at least one file, such as a copy of a shipped one`,
      );
    }
  }
  if (problems.length > 0) throw new ContentError(problems.join('\n'));
}

function problemsOf(name: string, markers: Markers): string[] {
  const schema = contentSchema(name);
  if (!schema) return [];
  const read = name.endsWith('.md') ? readMarkdownFile : readYamlFile;
  return problemIn(() => read(name, schema, markers));
}

/** The brand's own mistakes are found with those of the other files. */
function markersOrNone(): Markers {
  let markers: Markers = {};
  problemIn(() => {
    markers = brandMarkers(readBrand());
  });
  return markers;
}

function problemIn(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [error.message];
    throw error;
  }
}

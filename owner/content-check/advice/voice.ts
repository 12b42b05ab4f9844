/** The never-list, the brand's name typed by hand, and repeated sentences. */

import { readBrand } from '../../../lib/content/firm-files.ts';
import { contentFile, contentFileNames, readContentText } from '../../../lib/content/folder.ts';
import { brandFile } from '../../../lib/content/schemas/brand.ts';
import { type Line, namesUnder, yamlLines } from '../content.ts';
import { fileBreaches } from './breaches.ts';
import { markdownLines } from './markdown-lines.ts';
import { countWords, sentences } from './prose.ts';

export const voiceAdvice = (): string[] => [
  ...namesUnder('.yaml').flatMap((name) => fileBreaches(yamlLines(name))),
  ...namesUnder('.md').flatMap((name) => fileBreaches(markdownLines(name))),
  ...typedBrand(),
  ...['services/', 'cities/'].flatMap(repeatedSentences),
];

/** The brand is written as a marker, so that its name can change in one file. */
function typedBrand(): string[] {
  const { name, legalName, email, siteUrl } = readBrand();
  return contentFileNames()
    .filter((file) => file !== brandFile)
    .flatMap((file) =>
      [name, legalName, email, siteUrl]
        .filter((value) => readContentText(file).includes(value))
        .map(
          (value) =>
            `${contentFile(file)}: '${value}' is typed out; use the marker that ${brandFile} fills`,
        ),
    );
}

/** Names of the shared lists, which pages are meant to have in common. */
const lists = ['roles', 'techRoles', 'industry', 'industries', 'localCompanies'];
const isProse = ({ path }: Line) => !path.some((field) => lists.includes(field));

function repeatedSentences(folder: string): string[] {
  const files = new Map<string, string>();
  const found: string[] = [];
  for (const name of namesUnder('.yaml', folder)) {
    const spoken = yamlLines(name)
      .filter(isProse)
      .flatMap(({ text }) => sentences(text))
      .filter((sentence) => countWords(sentence) > 3);
    for (const sentence of new Set(spoken)) {
      const other = files.get(sentence.toLowerCase());
      if (other)
        found.push(`${contentFile(name)}: says what ${contentFile(other)} says: ${sentence}`);
      else files.set(sentence.toLowerCase(), name);
    }
  }
  return found;
}

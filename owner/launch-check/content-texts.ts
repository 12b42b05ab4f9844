/** What tells a firm from every other. */
import { existsSync } from 'node:fs';
import {
  contentFile,
  contentFileNames,
  contentFolder,
  readContentText,
} from '../../lib/content/folder.ts';
import { allContentTexts, type ContentText } from '../../lib/content/texts.ts';

/** The mark's path in the content folder. */
const markName = 'brand/mark.svg';
/** Files whose names stand in addresses. */
const addressed = /^(?:services|cities|own-pages)\/(.+)\.yaml$/;

/** @returns what tells a firm from every other: its texts, the mark it has drawn, and the names in its addresses */
export function tellingTexts(folder = contentFolder()): ContentText[] {
  const of = (name: string, field: string, text: string): ContentText => ({
    name,
    file: contentFile(name, folder),
    field: [field],
    line: 1,
    text,
  });
  const mark = existsSync(contentFile(markName, folder))
    ? [of(markName, 'drawing', readContentText(markName, folder))]
    : [];
  const addresses = contentFileNames(folder).flatMap((name) => {
    const slug = addressed.exec(name)?.[1];
    return slug === undefined ? [] : [of(name, fileName, titled(slug))];
  });
  return [...allContentTexts(folder), ...mark, ...addresses];
}

/** The field that stands for the name of a file. */
export const fileName = 'file name';

/** As a name is written: `fast-track` reads Fast Track. */
const titled = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

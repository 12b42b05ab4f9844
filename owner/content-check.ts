/**
 * `npm run content:check`: finds what breaks a build or a page, in the content, the mark and the typeface.
 */
import { findUnreadablePictures } from '../lib/content/check/pictures.ts';
import { ContentError, formatIssue, type Issue } from '../lib/content/errors.ts';
import { contentFile, getContentFolder } from '../lib/content/folder.ts';
import { type Content, locate, type Reading, readContent } from '../lib/content/load.ts';
import { findMarkFindings } from '../site/brand/mark.ts';
import { findMissingCharacters, findTypefaceIssues } from '../site/brand/typeface.ts';
import { runForOwner } from './command.ts';

/** @returns the content, checked with its pictures, mark and typeface */
export async function loadCheckedContent(): Promise<Content> {
  const reading = readContent();
  const issues = await findIssues(reading);
  if (!reading.content || issues.length > 0) throw new ContentError(...issues);
  return reading.content;
}

/** @returns each reason not to build */
async function findIssues({ folder, sources, issues, content }: Reading): Promise<Issue[]> {
  if (!content) return [...issues];
  const { typeface } = content.files['brand/look.yaml'];
  const findings = [...findMarkFindings(content), ...(await findUnreadablePictures(content))];
  return [
    ...findings.map((finding) => locate(folder, sources, finding)),
    ...findTypefaceIssues({ folder, typeface }),
  ];
}

/** @returns what the content check reports: also files that no page reads, which a build ignores */
export const findAllIssues = async (reading: Reading): Promise<Issue[]> => [
  ...(await findIssues(reading)),
  ...reading.unknown.map((name) => ({
    file: contentFile(name, reading.folder),
    message: `nothing on the site reads it. Move it out of ${reading.folder}/`,
  })),
];

async function run(): Promise<number> {
  const reading = readContent();
  const issues = await findAllIssues(reading);
  for (const issue of issues) console.log(`${formatIssue(issue)}\n`);
  if (reading.content && issues.length === 0) {
    const { folder, sources, content } = reading;
    const { typeface } = content.files['brand/look.yaml'];
    // They break no build, but readers may notice.
    for (const note of findMissingCharacters({ folder, typeface }, sources))
      console.log(`Note: ${formatIssue(note)}\n`);
  }
  const count = issues.length === 1 ? '1 error' : `${issues.length || 'no'} errors`;
  console.log(`${getContentFolder()}/ has ${count}.`);
  return issues.length === 0 ? 0 : 1;
}

if (import.meta.main) await runForOwner(run);

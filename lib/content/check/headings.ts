import GithubSlugger from 'github-slugger';

const codeBlock = /^(```+|~~~+).*?^\1/gms;
const heading = /^#{1,6} +(.+?)(?: +#+)? *$/gm;
/** The words of a link or a picture. */
const linkWords = /!?\[([^[\]]*)\]\([^)]*\)/g;

/** @returns the ids that Astro gives to the headings of a Markdown text, in order */
export function headingIds(markdown: string): string[] {
  const slugger = new GithubSlugger();
  return [...markdown.replace(codeBlock, '').matchAll(heading)].map(([, words = '']) =>
    slugger.slug(words.replace(linkWords, '$1')),
  );
}

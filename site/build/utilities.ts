import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * What an element says about its own arrangement: the names of classes, and what they declare. A class sets one thing,
 * a later one wins over an earlier one, and the sheets of features win over all of them.
 *
 * SPACE is px of the scale, two numbers of px between which it grows with the window (ui/tokens.css), `section` or
 * `column`.
 */
const classes: Record<string, string> = {
  'above-SPACE': 'margin-top: *',
  'below-SPACE': 'margin-bottom: *',
  'pad-y-SPACE': 'padding-block: *',
  'pad-top-SPACE': 'padding-top: *',
  'pad-bottom-SPACE': 'padding-bottom: *',
  flex: 'display: flex',
  grid: 'display: grid',
  'gap-SPACE': 'gap: *',
  'row-gap-SPACE': 'row-gap: *',
  between: 'justify-content: space-between',
  'align-(start|center|baseline)': 'align-items: *',
  // Columns of `.columns`: `tablet-2 desktop-4`.
  '(\\d)': '--columns: *',
  // The column line at which the second part of a `.split` starts.
  'split-(\\d)': '--split: *',
  // The length of a line of text, and of a headline.
  'measure-(\\d+)': 'max-width: *em',
  'headline-(\\d+)': 'max-width: calc(*em / var(--headline-scale))',
  small: 'font-size: var(--size-small)',
  signal: 'color: var(--color-signal)',
  tabular: 'font-variant-numeric: tabular-nums',
  'text-(right)': 'text-align: *',
};

/** Where a class applies whose name starts with one of them: `laptop-above-32`. */
const widths = {
  '': 'all',
  tablet: '(--tablet)',
  laptop: '(--laptop)',
  desktop: '(--desktop)',
  print: 'print',
};

/** These numbers follow from data. */
const columns = 'tablet-1 tablet-2 tablet-3 laptop-1 laptop-2 laptop-3 laptop-4 laptop-5';

const rules = Object.entries(classes).map(([name, declaration]) => ({
  pattern: new RegExp(`^${name.replace('SPACE', '(\\d+|\\d+-\\d+|section|column)')}$`),
  declaration,
  read: name.includes('SPACE') ? toLength : String,
}));

function toLength(space: string): string {
  if (/^\d+$/.test(space)) return `${Number(space) / 16}rem`;
  return `var(--${/^\d/.test(space) ? `space-${space}` : space.replace('column', 'column-gap')})`;
}

/** @returns a sheet with the classes that a text names */
export function formatUtilities(text: string): string {
  const words = [...new Set(`${columns} ${text}`.match(/[a-z][\w-]*/g))].toSorted();
  const sheets = Object.entries(widths).map(([width, query]) => {
    const prefix = width && `${width}-`;
    const own = words.filter((word) => word.startsWith(prefix));
    const blocks = rules.flatMap(({ pattern, declaration, read }) =>
      own.flatMap((word) => {
        const match = pattern.exec(word.slice(prefix.length));
        return match ? `.${word} { ${declaration.replace('*', read(match[1] ?? ''))} }` : [];
      }),
    );
    return `@media ${query} { ${blocks.join('\n')} }`;
  });
  return `@layer components { ${sheets.join('\n')} }`;
}

const sheet = '/@utilities.css';
const site = fileURLToPath(new URL('..', import.meta.url));

/** `virtual:utilities.css`: the single classes that the sources of the site name. */
export function utilities(): Plugin {
  return {
    name: 'utilities',
    resolveId: (source) => (source === 'virtual:utilities.css' ? sheet : undefined),
    load(id) {
      if (id !== sheet) return;
      const files = globSync('**/*.{astro,ts,tsx}', { cwd: site }).map((file) => site + file);
      for (const file of files) this.addWatchFile(file);
      return formatUtilities(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
    },
  };
}

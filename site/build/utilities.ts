import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * What an element says about its own arrangement: the names of classes, and what they declare. A class sets one thing,
 * a later one wins over an earlier one, and the sheets of features win over all of them.
 *
 * SPACE is px of the scale, two numbers of px between which it grows with the window (ui/tokens.css), `section` or
 * `column`. PLACE are lines of a grid: `1-5`, `2-1-4-end`, `span-2`.
 */
const classes: Record<string, string> = {
  'above-SPACE': 'margin-top: *',
  'below-SPACE': 'margin-bottom: *',
  'pad-y-SPACE': 'padding-block: *',
  'pad-top-SPACE': 'padding-top: *',
  'pad-bottom-SPACE': 'padding-bottom: *',
  'pad-left-SPACE': 'padding-left: *',
  'pad-right-SPACE': 'padding-right: *',
  block: 'display: block',
  'inline-block': 'display: inline-block',
  flex: 'display: flex',
  grid: 'display: grid',
  'gap-SPACE': 'gap: *',
  'row-gap-SPACE': 'row-gap: *',
  'column-gap-SPACE': 'column-gap: *',
  between: 'justify-content: space-between',
  'align-(start|center|end|baseline)': 'align-items: *',
  'items-(start)': 'justify-items: *',
  'content-(start)': 'align-content: *',
  'self-(start|center|end)': 'align-self: *',
  wrap: 'flex-wrap: wrap',
  grow: 'flex: 1',
  rigid: 'flex: none',
  'whole-row': 'flex: 1 0 100%',
  // Columns of `.columns`: `tablet-2 desktop-4`.
  '(\\d)': '--columns: *',
  // Columns of other grids; the last is as wide as what is in it.
  'tracks-(\\d)': 'grid-template-columns: repeat(*, minmax(0, 1fr))',
  'tracks-(\\d)-auto': 'grid-template-columns: repeat(*, minmax(0, 1fr)) auto',
  'col-PLACE': 'grid-column: *',
  'col-start-(\\d)': 'grid-column-start: *',
  'col-end-(\\d+)': 'grid-column-end: *',
  'row-PLACE': 'grid-row: *',
  'area-PLACE': 'grid-area: *',
  // The column line at which the second part of a `.split` starts.
  'split-(\\d)': '--split: *',
  // The length of a line of text, and of a headline.
  'measure-(\\d+)': 'max-width: *em',
  'measure-(none)': 'max-width: *',
  'headline-(\\d+)': 'max-width: calc(*em / var(--headline-scale))',
  'max-full': 'max-width: 100%',
  'full-width': 'width: 100%',
  'min-width-0': 'min-width: 0',
  'min-height-SPACE': 'min-height: *',
  container: 'container-type: inline-size',
  relative: 'position: relative',
  'z-(\\d)': 'z-index: *',
  'overflow-(clip|visible)': 'overflow: *',
  'no-pointer': 'pointer-events: none',
  'clear-header': 'scroll-margin-top: calc(var(--header) + 1.5rem)',
  small: 'font-size: var(--size-small)',
  'size-(lead|reading)': 'font-size: var(--size-*)',
  'size-SPACE': 'font-size: *',
  'leading-(\\d+)': 'line-height: calc(* / 100)',
  'weight-(\\d+)': 'font-weight: *',
  semibold: 'font-weight: 600',
  bold: 'font-weight: 700',
  'stretch-(\\d+)': 'font-stretch: *%',
  tabular: 'font-variant-numeric: tabular-nums',
  'text-(left|center|right)': 'text-align: *',
  balance: 'text-wrap: balance',
  nowrap: 'white-space: nowrap',
  quiet: 'color: var(--quiet)',
  signal: 'color: var(--color-signal)',
  'color-(text)': 'color: var(--*)',
  'fill-(text|stroke|ground)': 'fill: var(--*)',
  'stroke-(text)': 'stroke: var(--*)',
};

/** Where a class applies whose name starts with one of them: `laptop-above-32`. */
const widths = {
  '': 'all',
  phone: 'not (--tablet)',
  small: 'not (--laptop)',
  tablet: '(--tablet)',
  laptop: '(--laptop)',
  desktop: '(--desktop)',
  print: 'print',
};

/** These numbers follow from data. */
const columns = 'tablet-1 tablet-2 tablet-3 laptop-1 laptop-2 laptop-3 laptop-4 laptop-5';

const rules = Object.entries(classes).map(([name, declaration]) => {
  const pattern = name
    .replace('SPACE', '(\\d+|\\d+-\\d+|section|column)')
    .replace('PLACE', '((?:\\d+|span)[\\w-]*)');
  const read = name.endsWith('SPACE') ? toLength : name.endsWith('PLACE') ? toPlace : String;
  return { pattern: new RegExp(`^${pattern}$`), declaration, read };
});

function toLength(space: string): string {
  if (/^\d+$/.test(space)) return `${Number(space) / 16}rem`;
  return `var(--${/^\d/.test(space) ? `space-${space}` : space.replace('column', 'column-gap')})`;
}

function toPlace(lines: string): string {
  return lines.replace('span-', 'span ').replaceAll('-', ' / ').replace('end', '-1');
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

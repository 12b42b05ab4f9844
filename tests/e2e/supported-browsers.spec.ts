/** Checks the shipped styles and scripts against the oldest browsers in package.json. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import css from '@eslint/css';
import browserslist from 'browserslist';
import { ESLint } from 'eslint';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import { fixtureSettings } from '../support/fixture-content.ts';
import { expect, test } from './support/site.ts';

const folder = fixtureSettings.SITE_DIST;
const browsers = [
  ...browserslist(null, { env: 'supported' }),
  ...browserslist(null, { env: 'readable' }),
];

/** What all engines had when this year ended is in each of the browsers. */
const commonYear =
  Math.min(
    ...browsers.map((browser) => {
      const [name = '', version = ''] = browser.split(' ');
      const released = browserslist.data[name]?.releaseDate[version];
      return released ? new Date(released * 1000).getFullYear() : Number.NaN;
    }),
  ) - 1;

/**
 * What came later and is shipped without `@supports`, and why a page is right without it. By MDN's
 * compatibility data, with the release from which an engine has it.
 */
const allowedStyles = {
  allowProperties: [
    // In all of the browsers; the data names phones or the mouse.
    ...['container-type', 'outline', 'overscroll-behavior', 'overscroll-behavior-x', 'resize'],
    // With the prefix beside it (Chrome 120).
    ...['mask', 'mask-image', 'text-size-adjust'],
    // Lines break elsewhere (Chrome 114, Firefox 121, Safari 17.4).
    'text-wrap',
    // Saves work and changes nothing that is seen (Firefox 125, Safari 18).
    ...['content-visibility', 'contain-intrinsic-size'],
    // A scroll bar shows, of the system's color (Chrome 121, Safari 18.2).
    ...['scrollbar-width', 'scrollbar-color'],
    // A script grows the field (Chrome 123).
    'field-sizing',
    // The bar's ends are square (Safari 17.4).
    'rx',
    // A printed sheet may end on a single line (Firefox).
    ...['orphans', 'widows'],
    // In all of the browsers since 2023 (Firefox 110).
    'page',
    // Long words go to the next line (Safari 17 without a prefix).
    'hyphens',
    // Within the pen's `@supports`, which is asked for one of them.
    ...['view-timeline', 'view-timeline-inset', 'animation-range', 'offset-anchor'],
    ...['animation-range-start', 'animation-range-end'],
  ],
  allowPropertyValues: {
    // The next font of the list.
    'font-family': ['ui-monospace'],
    // Rows keep their own heights (Chrome 117).
    'grid-template-rows': ['subgrid'],
    // A heading may end a printed sheet (Firefox).
    'break-after': ['avoid'],
    // Within the pen's `@supports`.
    'animation-duration': ['auto'],
  },
  // With container queries, which are in all of the browsers since 2023.
  allowUnits: ['cqh', 'cqw'],
  allowFunctions: [
    // Hairlines and the grounds of hovered buttons do not show (Chrome 111).
    'color-mix',
    // Within `@supports`, which is asked for one property of each rule.
    'round',
  ],
  allowAtRules: [
    // In all of the browsers since 2023.
    'container',
    // Printed sheets get the margins that the browser chooses (Safari 18.2).
    'page',
    // What changes does so at once (Chrome 117, Firefox 129, Safari 17.5; Firefox 128; Chrome 126).
    ...['starting-style', 'property', 'view-transition'],
  ],
  allowSelectors: [
    // Colors of marked text, list markers and filled fields stay the browser's; the last has its prefix.
    ...['selection', 'marker', 'autofill'],
    // In rules of their own: the focus ring is around the link, the broken line is not drawn (Firefox 121).
    'has',
    // In rules of their own: answers unfold at once, and print as they are unfolded (Chrome 131).
    'details-content',
    // In rules of their own, beside those for a menu without popovers (Chrome 114, Firefox 125, Safari 17).
    'popover-open',
  ],
  // Taken for false: what has to go without a script stays (Chrome 120, Firefox 113, Safari 17).
  allowMediaConditions: ['scripting'],
};
/** Each by the beginning of the report, which ends with versions. */
const allowedScripts = [
  // The words are copied plain where it is missing (toolbox/ToolboxPiece.tsx).
  'ClipboardItem is not supported in Firefox 115',
  // The code checks for it and falls back to a timeout.
  'requestIdleCallback is not supported in Safari',
  // React checks for it.
  'navigator.connection() is not supported in Safari',
  // Of the library behind the toasts; Toaster.tsx brings it to Chrome 109.
  "ES2023 'Array.prototype.toSorted' method is forbidden.",
];

test('ships no style without a fallback that a supported browser lacks', async () => {
  const sheets = new Set(
    globSync(join(folder, '**/*.{css,html}')).flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      if (file.endsWith('.css')) return [text];
      return [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
    }),
  );
  expect(sheets.size).toBeGreaterThan(3);
  const eslint = new ESLint({
    overrideConfigFile: true,
    allowInlineConfig: false,
    overrideConfig: {
      files: ['**/*.css'],
      plugins: { css },
      language: 'css/css',
      languageOptions: { tolerant: true },
      rules: { 'css/use-baseline': ['error', { available: commonYear, ...allowedStyles }] },
    },
  });
  const refused = new Set<string>();
  for (const sheet of sheets) {
    const [report] = await eslint.lintText(sheet, { filePath: 'shipped.css' });
    for (const { message } of report?.messages ?? []) refused.add(message);
  }
  expect([...refused]).toEqual([]);
});

test('ships no script feature without a fallback that a supported browser lacks', async () => {
  const eslint = new ESLint({
    cwd: resolve(folder),
    overrideConfigFile: true,
    allowInlineConfig: false,
    overrideConfig: [
      es.configs['flat/restrict-to-es2022'],
      {
        files: ['**/*.js'],
        plugins: { compat },
        rules: {
          'compat/compat': ['error', browsers.join()],
          // In all of them since 2022.
          'es-x/no-array-prototype-findlast-findlastindex': 'off',
          // Cannot be told from the methods of arrays.
          ...Object.fromEntries(
            Object.keys(es.rules)
              .filter((name) => name.startsWith('no-iterator-prototype-'))
              .map((name) => [`es-x/${name}`, 'off']),
          ),
        },
        // Types are not known in what is shipped, so every method is judged by its name.
        settings: { browsers, browserslistOpts: { env: 'readable' }, 'es-x': { aggressive: true } },
      },
    ],
  });
  const files = await eslint.lintFiles(['_astro/*.js']);
  expect(files.length).toBeGreaterThan(10);
  const refused = files.flatMap(({ filePath, messages }) =>
    messages
      .filter(({ message }) => !allowedScripts.some((start) => message.startsWith(start)))
      .map(({ message }) => `${filePath}: ${message}`),
  );
  expect(refused).toEqual([]);
});

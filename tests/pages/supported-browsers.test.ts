/** Checks the shipped styles and scripts against the oldest browsers in package.json. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import css from '@eslint/css';
import browserslist from 'browserslist';
import { ESLint } from 'eslint';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import { expect, test } from 'vitest';
import { fixtureSettings } from '../support/fixture-content.ts';

const folder = fixtureSettings.SITE_DIST;
const browsers = [
  ...browserslist(null, { env: 'supported' }),
  ...browserslist(null, { env: 'readable' }),
];

/** Features that all engines had by the end of this year work in every supported browser. */
const commonYear =
  Math.min(
    ...browsers.map((browser) => {
      const [name = '', version = ''] = browser.split(' ');
      const released = browserslist.data[name]?.releaseDate[version];
      return released ? new Date(released * 1000).getFullYear() : Number.NaN;
    }),
  ) - 1;

/**
 * Newer features that are shipped without `@supports`, with what happens in a browser without them.
 * In parentheses: the first release that has it, by MDN's compatibility data.
 */
const allowedStyles = {
  allowProperties: [
    // All supported browsers have it; the data's exceptions concern phones or the mouse.
    ...['container-type', 'outline', 'overscroll-behavior', 'overscroll-behavior-x', 'resize'],
    // With the prefix beside it (Chrome 120).
    ...['mask', 'mask-image', 'text-size-adjust'],
    // Lines break elsewhere (Chrome 114, Firefox 121, Safari 17.4).
    'text-wrap',
    // Only saves work (Firefox 125, Safari 18).
    ...['content-visibility', 'contain-intrinsic-size'],
    // The system's scroll bar shows (Chrome 121, Safari 18.2).
    ...['scrollbar-width', 'scrollbar-color'],
    // A script resizes the field (Chrome 123).
    'field-sizing',
    // The bar's ends are square (Safari 17.4).
    'rx',
    // A printed sheet may end on a single line (Firefox).
    ...['orphans', 'widows'],
    // In all of the browsers since 2023 (Firefox 110).
    'page',
    // Long words wrap to the next line (Safari 17 without a prefix).
    'hyphens',
  ],
  allowPropertyValues: {
    // The next font in the list is used.
    'font-family': ['ui-monospace'],
    // Rows keep their own heights (Chrome 117).
    'grid-template-rows': ['subgrid'],
    // A heading may end a printed sheet (Firefox).
    'break-after': ['avoid'],
  },
  // With container queries, which are in all of the browsers since 2023.
  allowUnits: ['cqh', 'cqw'],
  allowFunctions: [
    // Hairlines and the backgrounds of hovered buttons are missing (Chrome 111).
    'color-mix',
    // Inside `@supports`, which tests one property of each rule.
    'round',
  ],
  allowAtRules: [
    // In all of the browsers since 2023.
    'container',
    // Printed sheets get the margins that the browser chooses (Safari 18.2).
    'page',
    // Changes are not animated (Chrome 117, Firefox 129, Safari 17.5; Firefox 128; Chrome 126).
    ...['starting-style', 'property', 'view-transition'],
  ],
  allowSelectors: [
    // Selected text, list markers and autofilled fields keep the browser's colors; `autofill` is also prefixed.
    ...['selection', 'marker', 'autofill'],
    // In separate rules: the focus ring is around the link, the broken line is not drawn (Firefox 121).
    'has',
    // In separate rules: answers open without animation, and print only if they are open (Chrome 131).
    'details-content',
    // In separate rules, next to those for a menu without popovers (Chrome 114, Firefox 125, Safari 17).
    'popover-open',
  ],
  // Counts as false: what needs a script stays visible (Chrome 120, Firefox 113, Safari 17).
  allowMediaConditions: ['scripting'],
};
/** How each allowed report starts; it ends with versions. */
const allowedScripts = [
  // Without it, text is copied unformatted (toolbox/ToolboxPiece.tsx).
  'ClipboardItem is not supported in Firefox 115',
  // The code checks for it and falls back to a timeout.
  'requestIdleCallback is not supported in Safari',
  // React checks for it.
  'navigator.connection() is not supported in Safari',
  // Used by the toast library; Toaster.tsx polyfills it for Chrome 109.
  "ES2023 'Array.prototype.toSorted' method is forbidden.",
];

test('every shipped style works in all supported browsers or has a fallback', async () => {
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

test('every shipped script feature works in all supported browsers or has a fallback', async () => {
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
          // All supported browsers have had it since 2022.
          'es-x/no-array-prototype-findlast-findlastindex': 'off',
          // The rule cannot tell these from array methods.
          ...Object.fromEntries(
            Object.keys(es.rules)
              .filter((name) => name.startsWith('no-iterator-prototype-'))
              .map((name) => [`es-x/${name}`, 'off']),
          ),
        },
        // Shipped scripts have no types, so methods are recognized by name.
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

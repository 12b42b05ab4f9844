/** What is shipped, held against the oldest browsers that package.json names. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import browserslist from 'browserslist';
import doiuse from 'doiuse';
import { ESLint } from 'eslint';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import postcss from 'postcss';
import { fixtureSettings } from '../support/fixture-content.ts';
import { expect, test } from './support/site.ts';

const folder = fixtureSettings.SITE_DIST;
const browsers = [
  ...browserslist(null, { env: 'supported' }),
  ...browserslist(null, { env: 'readable' }),
];

/** What one of the browsers lacks, and why the page is right without it. */
const allowedStyles: Record<string, string> = {
  'css-clip-path': 'inset() and polygon() on HTML are in all of them',
  'css-masks': 'named by doiuse for clip-path; no mask is used',
  'css-media-scripting': 'sections stay unfolded',
  'css-content-visibility': 'saves work, changes nothing that is seen',
  'text-decoration': 'written in longhands, which all of them read',
  'extended-system-fonts': 'other fonts follow in the list',
  'text-size-adjust': 'Firefox on computers does not inflate; Safari reads the prefixed one',
  multicolumn: 'named by doiuse for the gap of grids',
  'css-has': 'decorates; each rule stands alone',
  'css-subgrid': 'rows keep their own heights',
  'css-scrollbar': 'a scrollbar shows',
  'css-autofill': 'the browser shows its own color',
  'css-display-contents': 'only on elements without a role',
  'css-marker-pseudo': 'the marker has the color of the text',
  'css-paged-media': 'printed sheets get the margins that the browser chooses',
  'css-widows-orphans': 'a printed sheet may end on a single line',
  'css-touch-action': 'Safari reads pan-y and manipulation',
  'intrinsic-width': 'min-, max- and fit-content are in all of them',
};
/** Each by the beginning of the report, which ends with versions. */
const allowedScripts = [
  // Asked for by name, with a timeout as the other way.
  'requestIdleCallback is not supported in Safari',
  // React looks whether it is there.
  'navigator.connection() is not supported in Safari',
  // Of the library behind the toasts; Toaster.tsx brings it to Chrome 109.
  "ES2023 'Array.prototype.toSorted' method is forbidden.",
];

test('ships no style that one of the browsers lacks, without a fallback', async () => {
  const sheets = new Set(
    globSync(join(folder, '**/*.{css,html}')).flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      if (file.endsWith('.css')) return [text];
      return [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
    }),
  );
  expect(sheets.size).toBeGreaterThan(3);
  const found = new Map<string, string>();
  const notice = doiuse({
    browsers,
    onFeatureUsage: ({ feature, message }) => found.set(feature, message),
  });
  for (const css of sheets) await postcss([notice]).process(css, { from: undefined });
  const refused = [...found].filter(([feature]) => !(feature in allowedStyles));
  expect(refused).toEqual([]);
});

test('ships no script that one of the browsers lacks, without a fallback', async () => {
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

import { defineConfig } from 'astro/config';
import browserslist from 'browserslist';
import { getBuildCacheFolder } from './lib/content/folder.ts';
import { loadCheckedContent } from './owner/content-check.ts';
import { createBrandFonts } from './site/brand/brand-font.ts';
import { breakpoints } from './site/build/breakpoints.ts';
import { readBuildSettings } from './site/build/build-settings.ts';
import { reactIslands, siteBuild, stopOnErrors } from './site/build/site-build.ts';
import { utilities } from './site/build/utilities.ts';

const content = await stopOnErrors(loadCheckedContent);
const settings = await stopOnErrors(() =>
  readBuildSettings(process.env, content.files['brand/firm.yaml'].siteUrl),
);
// The oldest browsers in which the site can be read: package.json names them.
const oldest = browserslist(null, { env: 'readable' }).map((name) => name.replace(' ', ''));

export default defineConfig({
  site: settings.siteUrl,
  srcDir: './site',
  publicDir: './site/public',
  cacheDir: getBuildCacheFolder(),
  trailingSlash: 'never',
  // Two at a time: while one social image is encoded, the next page is rendered.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 2 },
  integrations: [reactIslands(), siteBuild(settings, content)],
  // Posts hold no code, and the highlighter's inline styles would break the policy below.
  markdown: { syntaxHighlight: false },
  fonts: await createBrandFonts(content, new URL('./.cache/brand/', import.meta.url)),
  security: {
    csp: {
      scriptDirective: { resources: ["'self'", ...settings.scriptOrigins] },
      directives: [
        "default-src 'none'",
        `img-src ${["'self'", 'data:', ...settings.imageOrigins].join(' ')}`,
        "font-src 'self'",
        `connect-src ${["'self'", ...settings.connectOrigins].join(' ')}`,
        "manifest-src 'self'",
        "base-uri 'none'",
        `form-action ${["'self'", ...settings.formOrigins].join(' ')}`,
      ],
    },
  },
  vite: {
    plugins: [breakpoints(), utilities()],
    // Prefixes come with the build's targets below; here they would be added twice.
    css: {
      transformer: 'lightningcss',
      lightningcss: { drafts: { customMedia: true }, targets: {} },
    },
    // Syntax, nesting and prefixes are written for them.
    build: { target: oldest, cssTarget: oldest },
    // Over a slow connection an island waits for the number of its scripts as much as for their size.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\//,
                  },
                  // What the scripts of every page share with islands. Ad blockers go by names such as `campaign`.
                  {
                    name: 'shared',
                    test: /\/(?:storage|data-layer|marketing|campaign|query-parameters|wake-island)\.ts$/,
                  },
                  // Small modules without classes of their own.
                  {
                    name: 'common',
                    test: /virtual:|\/lib\/(?!forms\/)[\w-]+\.ts$|\/site\/(?:text|analytics)\/|\/ui\/(?:Button|Sign|TextLink|Mark|form-hooks)\.tsx?$/,
                    minShareCount: 3,
                  },
                ],
              },
            },
          },
        },
      },
    },
    server: {
      proxy: { '/api': settings.devServerUrl, '/newsletter/': settings.devServerUrl },
      // What a build writes beside a development server. The typeface, cut anew, would restart it, and its
      // collections would go on listening to the watcher that it had before.
      watch: { ignored: ['**/.astro/**', '**/.cache/{astro,brand}/**', '**/dist.{next,last}/**'] },
    },
  },
  devToolbar: { enabled: false },
});

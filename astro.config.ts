import { existsSync } from 'node:fs';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import browserslist from 'browserslist';
import { checkContent } from './contracts/content/check.ts';
import { citySlugs } from './contracts/content/city.ts';
import { contentFile } from './contracts/content/folder.ts';
import { serviceIds } from './contracts/content/service.ts';
import { fullLatin, fullLatinExtended, writeBrandFont } from './site/build/brand-font.ts';
import { buildSettings } from './site/build/build-settings.ts';
import { devRoutes } from './site/build/dev-routes.ts';
import { siteBuild } from './site/build/site-build.ts';

checkContent();
const settings = buildSettings(process.env);
const brandFont = await writeBrandFont(new URL('./.cache/brand-font.woff2', import.meta.url));
const knownPages = new Set([
  '/services/retained-contingent-search',
  ...serviceIds.map((id) => `/services/${id}`),
  ...citySlugs.map((slug) => `/locations/${slug}`),
]);
const isPage = (path: string) =>
  knownPages.has(path) ||
  ['posts', 'articles'].some((list) =>
    existsSync(contentFile(`${path.replace('/blog', list)}.md`)),
  );
// The oldest browsers in which the site can be read: package.json names them.
const oldest = browserslist(null, { env: 'readable' }).map((name) => name.replace(' ', ''));
const axes = { weight: '400 700', style: 'normal', stretch: '75% 125%' } as const;

export default defineConfig({
  site: settings.siteUrl,
  srcDir: './site',
  publicDir: './site/public',
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  // Two at a time: while one social image is encoded, the next page is rendered.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 2 },
  integrations: [react(), siteBuild()],
  // Posts hold no code, and the highlighter's inline styles would break the policy below.
  markdown: { syntaxHighlight: false },
  // Only the subset is preloaded; the full files wait for a glyph that it lacks.
  fonts: [
    {
      name: 'Special Gothic',
      cssVariable: '--font-subset',
      provider: fontProviders.local(),
      fallbacks: [],
      options: { variants: [{ ...axes, src: [brandFont] }] },
    },
    {
      name: 'Special Gothic Full',
      cssVariable: '--font-full',
      provider: fontProviders.local(),
      fallbacks: [],
      options: {
        variants: [
          { ...axes, src: [fullLatin], unicodeRange: ['U+0000-02FF', 'U+2000-2BFF'] },
          { ...axes, src: [fullLatinExtended], unicodeRange: ['U+0100-02FF', 'U+1E00-1EFF'] },
        ],
      },
    },
  ],
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
        "form-action 'self'",
      ],
    },
  },
  vite: {
    plugins: [devRoutes(isPage)],
    // Syntax, nesting and prefixes are written for them.
    build: { target: oldest, cssTarget: oldest },
    server: { proxy: { '/api': settings.devServerUrl, '/newsletter/': settings.devServerUrl } },
  },
  devToolbar: { enabled: false },
});

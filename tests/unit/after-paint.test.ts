import { expect, test } from 'vitest';
import { finishPage } from '../../site/build/finish-page.ts';

const script = (address: string) => `<script type="module" src="${address}"></script>`;

test('replaces the scripts of a page with one module at its end', () => {
  const html = `<body><main>${script('/a.js')}</main><footer></footer>${script('/b.js')}</body>`;
  expect(finishPage(html)).toMatch(
    /^<body><main><\/main><footer><\/footer><script type="module" data-after-paint='\["\/a\.js","\/b\.js"\]'>[^<]+<\/script><\/body>$/,
  );
});

test('keeps inline scripts, and a page without scripts', () => {
  const html = '<body><script>run()</script><script type="application/ld+json">{}</script></body>';
  expect(finishPage(html)).toBe(html);
});

test('keeps scripts in comments and attributes', () => {
  const html = `<body><!-- ${script('/a.js')} --><p title='${script('/b.js')}'></p></body>`;
  expect(finishPage(html)).toBe(html);
});

test('delays a script with more attributes, and works without a closing body tag', () => {
  const html = '<body><p>Words</p><script src="/a.js" crossorigin type="module"></script>';
  expect(finishPage(html)).toMatch(
    /^<body><p>Words<\/p><script type="module" data-after-paint='\["\/a\.js"\]'>[^<]+<\/script>$/,
  );
});

test('fetches all scripts of an island with client:near="use" ahead', () => {
  const island = (value: string, address: string) =>
    `<astro-island client="near" component-url="${address}" renderer-url="/react.js" opts='{"value":"${value}"}'></astro-island>`;
  const html = `<body>${island('use', '/used.js')}${island('.list', '/near.js')}${script('/a.js')}</body>`;
  const scripts = new Map([
    ['/used.js', ['/used.js', '/shared.js']],
    ['/near.js', ['/near.js']],
    ['/react.js', ['/react.js', '/shared.js']],
  ]);
  expect(finishPage(html, scripts)).toContain(
    `<script type="module" data-after-paint='["/a.js"]' data-fetch-ahead='["/used.js","/shared.js","/react.js"]'>`,
  );
});

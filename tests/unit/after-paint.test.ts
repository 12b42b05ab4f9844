import { expect, test } from 'vitest';
import { finishPage } from '../../site/build/finish-site.ts';

const script = (address: string) => `<script type="module" src="${address}"></script>`;

test('The scripts of a page give way to one module that names them, at its end', () => {
  const html = `<body><main>${script('/a.js')}</main><footer></footer>${script('/b.js')}</body>`;
  expect(finishPage(html)).toMatch(
    /^<body><main><\/main><footer><\/footer><script type="module" data-after-paint="\/a\.js \/b\.js">[^<]+<\/script><\/body>$/,
  );
});

test('Inline scripts, and a page without scripts, stay as they are', () => {
  const html = '<body><script>run()</script><script type="application/ld+json">{}</script></body>';
  expect(finishPage(html)).toBe(html);
});

test('A script that is only shown, in a comment or in an attribute, stays where it is', () => {
  const html = `<body><!-- ${script('/a.js')} --><p title='${script('/b.js')}'></p></body>`;
  expect(finishPage(html)).toBe(html);
});

test('A script with further attributes waits as well, and a page without an end is given one', () => {
  const html = '<body><p>Words</p><script src="/a.js" crossorigin type="module"></script>';
  expect(finishPage(html)).toMatch(
    /^<body><p>Words<\/p><script type="module" data-after-paint="\/a\.js">[^<]+<\/script>$/,
  );
});

test('The scripts of an island that waits for use are fetched ahead, all of them', () => {
  const island = (value: string, address: string) =>
    `<astro-island client="near" component-url="${address}" renderer-url="/react.js" opts='{"value":"${value}"}'></astro-island>`;
  const html = `<body>${island('use', '/used.js')}${island('.list', '/near.js')}${script('/a.js')}</body>`;
  const scripts = new Map([
    ['/used.js', ['/used.js', '/shared.js']],
    ['/near.js', ['/near.js']],
    ['/react.js', ['/react.js', '/shared.js']],
  ]);
  expect(finishPage(html, scripts)).toContain(
    '<script type="module" data-after-paint="/a.js" data-fetch-ahead="/used.js /shared.js /react.js">',
  );
});

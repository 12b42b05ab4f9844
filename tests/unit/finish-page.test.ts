import { createHash } from 'node:crypto';
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
  const html = `<body>${island('use', '/used.js')}${island('.list', '/near.js')}${island('first-use', '/near.js')}${script('/a.js')}</body>`;
  const scripts = new Map([
    ['/used.js', ['/used.js', '/shared.js']],
    ['/near.js', ['/near.js']],
    ['/react.js', ['/react.js', '/shared.js']],
  ]);
  expect(finishPage(html, scripts)).toContain(
    `<script type="module" data-after-paint='["/a.js"]' data-fetch-ahead='["/used.js","/shared.js","/react.js"]'>`,
  );
});

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const page = (policy: string, body: string, styles = '') =>
  `<html><head><meta http-equiv="content-security-policy" content="${policy}">${styles}</head>${body}</html>`;

test('keeps the hashes of a page’s own scripts and styles, and removes others', () => {
  const style = '<style>a{color:red}</style>';
  const body = '<body><script>run("it")</script><script src="/x.js"></script></body>';
  const own = [hash('a{color:red}'), hash('run("it")')];
  const before = `style-src 'self' '${own[0]}' '${hash('b{}')}'; script-src '${hash('other()')}' 'self' '${own[1]}';`;
  const after = `style-src 'self' '${own[0]}'; script-src 'self' '${own[1]}';`;
  expect(finishPage(page(before, body, style))).toBe(page(after, body, style));
});

test('adds hashes of scripts and speculation rules that Astro did not see, but not of data', () => {
  const body = [
    '<script data-x="1">late()</script>',
    '<script type="application/ld+json">{}</script>',
    '<script type="speculationrules">{"prefetch":[]}</script>',
  ].join('');
  const before = "script-src 'self';";
  const after = `script-src 'self' '${hash('late()')}' '${hash('{"prefetch":[]}')}';`;
  expect(finishPage(page(before, body))).toBe(page(after, body));
});

test('does not change a page without a policy', () => {
  const html = '<html><style>a{}</style></html>';
  expect(finishPage(html)).toBe(html);
});

test('moves a style of the body into the head and adds its hash', () => {
  const styles = ['<style>a{}</style>', '<style>b{}</style>'] as const;
  const before = `style-src 'self' '${hash('a{}')}';`;
  const after = `style-src 'self' '${hash('a{}')}' '${hash('b{}')}';`;
  const body = `<body>${styles[0]}<main></main>${styles[1]}</body>`;
  expect(finishPage(page(before, body))).toBe(
    page(after, '<body><main></main></body>', styles.join('')),
  );
});

test('ignores scripts and styles in comments, titles and attributes', () => {
  const body =
    '<!-- <script>no()</script> --><title>&lt;style></title><p title="<style>a{}</style>">';
  const html = page("script-src 'self'; style-src 'self';", body);
  expect(finishPage(html)).toBe(html);
});

test('finds a policy in other quotes or after another attribute', () => {
  const html = `<meta content='style-src x' http-equiv=Content-Security-Policy><style>a{}</style>`;
  expect(finishPage(html)).toContain(`<meta content="style-src x '${hash('a{}')}'" http-equiv=`);
});

test('allows the loader that replaces the scripts of a page', () => {
  const html = page(
    "script-src 'self';",
    '<body><script type="module" src="/a.js"></script></body>',
  );
  const finished = finishPage(html);
  const [, loader = ''] = /data-after-paint='\["\/a\.js"\]'>([^<]+)</.exec(finished) ?? [];
  expect(finished).toContain(`script-src 'self' '${hash(loader)}';`);
});

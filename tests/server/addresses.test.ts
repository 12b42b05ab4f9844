import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findRedirect } from '../../server/site/addresses.ts';

const moved: [from: string, to: string][] = [
  ['/home', '/'],
  ['/index', '/'],
  ['/home/', '/'],
  ['/index.html', '/'],
  ['/index.html/', '/'],
  ['/home.html', '/'],
  ['/services/', '/services'],
  ['/services///', '/services'],
  ['/services.html', '/services'],
  ['/services.html/', '/services'],
  ['/services/index.html', '/services'],
  ['/services/index.html/index.html', '/services'],
  ['/services/.html/.html', '/services'],
  ['/index/index.html/', '/'],
  ['/home/index.html', '/'],
  [`/x${'.html/'.repeat(300)}`, '/x'],
  ['/blog/?utm_source=x&b=%2F', '/blog?utm_source=x&b=%2F'],
  ['/home?gclid=1', '/?gclid=1'],
  ['/services%3Futm_source=x', '/services'],
  ['/services/%3Fa', '/services'],
  ['/about%23team', '/about'],
  ['/about%23team?x=1', '/about?x=1'],
  ['/%3f', '/'],
  ['/services%20', '/services'],
  ['/services/%20%20/', '/services'],
  ['//', '/'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/\\/\\evil.example', '/evil.example'],
  ['/blog//post', '/blog/post'],
  ['/.//evil.example/', '/./evil.example'],
  ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
];

const stays = [
  '/',
  '/services',
  '/services?a=/',
  '/search?q=a%3Fb',
  '/blog/post',
  '/homes',
  '/services/index',
  '*',
];

/** Random paths made of the parts that trigger redirects. */
const anyPath = fc
  .array(
    fc.constantFrom(...String.raw`/ \ .html /index /home a A . %3f %23 %2F %20 index`.split(' ')),
    { maxLength: 12 },
  )
  .map((parts) => `/${parts.join('')}`);

const redirects = {
  '/our-team': '/about#team',
  '/old/post': '/blog/new-post',
  '/team.php': '/about#team',
  '/index.php?id=7': '/services',
  '/?p=12': '/contact',
};
it.each([
  ['/our-team', '/about#team'],
  ['/our-team/', '/about#team'],
  ['/our-team.html?utm_source=x', '/about?utm_source=x#team'],
  ['//old/post?a=1&b=2', '/blog/new-post?a=1&b=2'],
  ['/team.php?id=7', '/about?id=7#team'],
  ['/index.php?id=7', '/services'],
  ['/index.php?id=8', undefined],
  ['/?p=12', '/contact'],
  ['/?p=1', undefined],
  ['/old/post/more', undefined],
  ['/constructor', undefined],
])(
  'the owner’s %s redirects to %s in one hop, and keeps a query that its line does not name',
  (from, to) => {
    expect(findRedirect(from, redirects)).toBe(to);
  },
);

it.each(moved)('%s moved to %s, once and within the site', (from, to) => {
  expect(findRedirect(from)).toBe(to);
  expect(findRedirect(to)).toBeUndefined();
  expect(new URL(to, 'https://juniper-row.example').host).toBe('juniper-row.example');
});

it.each(stays)('%s does not redirect', (path) => {
  expect(findRedirect(path)).toBeUndefined();
});

it('any path redirects at most once, to an address on the site that is not longer', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const hasFile = (file: string) => file === file.toLowerCase();
      const target = findRedirect(path, {}, hasFile) ?? path;
      expect(target).toBe(target.replaceAll('A', 'a'));
      expect(findRedirect(target, {}, hasFile)).toBeUndefined();
      expect(target.length).toBeLessThanOrEqual(path.length);
      expect(target).not.toMatch(/^.+\/$|\.html$|%20$|\\|\/\/|%3f|%23/i);
      expect(new URL(target, 'https://juniper-row.example').host).toBe('juniper-row.example');
    }),
  );
});

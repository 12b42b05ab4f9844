import { beforeEach, expect, it, vi } from 'vitest';

const tagManager = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';
const visitorId = 'https://cdn.visitor-id.example/v1/script.js';
const scripts: string[] = [];
const removed = new Set<string>();

beforeEach(() => {
  vi.resetModules();
  scripts.length = 0;
  removed.clear();
  vi.stubEnv('PUBLIC_TAG_MANAGER_ID', 'GTM-TEST123');
  vi.stubEnv('PUBLIC_VISITOR_ID_SCRIPT_URL', visitorId);
  vi.stubGlobal('location', new URL('https://juniper-row.example/about'));
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
    get cookie() {
      return '_ga=1; _gid=1; _gcl_au=1; kept=1';
    },
    set cookie(text: string) {
      removed.add(text.split('=')[0] ?? '');
    },
  });
});

/** The module knows what the page has loaded, so each test starts with a fresh one. */
const load = async () => (await import('../../site/features/consent/tags.ts')).updateTags;

it('loads no tag and removes all cookies of tags without consent', async () => {
  const updateTags = await load();
  updateTags({ analytics: false, marketing: false });
  expect(scripts).toEqual([]);
  expect([...removed]).toEqual(['_ga', '_gid', '_gcl_au']);
});

it('loads each tag once, after its own consent, and removes the cookies of the other', async () => {
  const updateTags = await load();
  updateTags({ analytics: true, marketing: false });
  expect(scripts).toEqual([tagManager]);
  expect([...removed]).toEqual(['_gcl_au']);
  updateTags({ analytics: true, marketing: true });
  expect(scripts).toEqual([tagManager, visitorId]);
});

it('loads no tag on a page whose address has a token', async () => {
  vi.stubGlobal('location', new URL('https://juniper-row.example/appointment?token=a'));
  const updateTags = await load();
  updateTags({ analytics: true, marketing: true });
  expect(scripts).toEqual([]);
});

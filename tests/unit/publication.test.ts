/** Posts appear on their day, everywhere at once (docs/product.md, Blog). */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildDay, isPublished } from '../../lib/content/publication.ts';
import { tempDir } from '../server/support/temp-dir.ts';
import { fixtureContent } from '../support/fixture-content.ts';

describe('the day of the build', () => {
  it('is today in the time zone of the build, or the day of the setting', () => {
    expect(buildDay({}, new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(buildDay({ BUILD_DATE: '2027-02-03' }, new Date(2026, 0, 5))).toBe('2027-02-03');
  });
  it('publishes posts dated up to it, and no drafts', () => {
    expect(isPublished({ date: '2026-01-05' }, '2026-01-05')).toBe(true);
    expect(isPublished({ date: '2026-01-06' }, '2026-01-05')).toBe(false);
    expect(isPublished({ date: '2026-01-05', draft: true }, '2026-01-05')).toBe(false);
  });
});

describe('a scheduled post and a draft', () => {
  const waiting = 'pay-for-the-second-call';
  const draft = 'what-the-tester-saw';
  beforeEach(() => {
    vi.resetModules();
    const folder = join(tempDir(), 'content');
    cpSync(fixtureContent, folder, { recursive: true });
    const edit = (slug: string, change: (text: string) => string) => {
      const file = join(folder, `posts/${slug}.md`);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    };
    edit(waiting, (text) => text.replace(/^date: .*$/m, "date: '2099-03-01'"));
    edit(draft, (text) => text.replace(/^title:/m, 'draft: true\ntitle:'));
    vi.stubEnv('CONTENT_DIR', folder);
  });
  afterEach(() => vi.unstubAllEnvs());

  /** The data of every page, feed and index that shows posts. */
  async function places() {
    const { allPosts } = await import('../../site/features/post/posts.ts');
    const { canonicalPaths } = await import('../../site/content/routes.ts');
    const { readFeed } = await import('../../site/metadata/feed.ts');
    const { readSearchIndex } = await import('../../site/features/search/search-index.ts');
    const { socialCards } = await import('../../site/listings.ts');
    return JSON.stringify([
      allPosts,
      canonicalPaths(),
      await readFeed(new URL('https://juniper-row.example')),
      await readSearchIndex(),
      socialCards,
    ]);
  }

  it('appear nowhere before their day', async () => {
    vi.stubEnv('BUILD_DATE', '2099-02-28');
    const shown = await places();
    expect(shown).not.toContain(waiting);
    expect(shown).not.toContain(draft);
    expect(shown).toContain('count-the-cutover-weekends');
  });

  it('differ on its day: the post appears, the draft does not', async () => {
    vi.stubEnv('BUILD_DATE', '2099-03-01');
    const shown = await places();
    expect(shown.split(`/blog/${waiting}`).length).toBeGreaterThan(3);
    expect(shown).not.toContain(draft);
  });

  it('appear in development', async () => {
    vi.stubEnv('DRAFTS', 'show');
    const shown = await places();
    expect(shown).toContain(waiting);
    expect(shown).toContain(draft);
  });
});

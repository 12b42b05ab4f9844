import { beforeEach, describe, expect, it, vi } from 'vitest';

const mountToaster = vi.fn();
vi.mock('../../site/ui/toasts/Toaster.tsx', () => ({ mountToaster }));
const message = (title: string) => ({ kind: 'default', title, description: '' }) as const;

/** The store is one for the page, so each test begins with a page of its own. */
async function newPage() {
  vi.resetModules();
  return import('../../site/ui/toasts/toasts.ts');
}
beforeEach(() => {
  mountToaster.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('document', { getElementById: () => ({}) });
});

describe('toasts', () => {
  it('bring their renderer with the first one, once', async () => {
    const { showToast } = await newPage();
    expect(mountToaster).not.toHaveBeenCalled();
    expect(await showToast(message('a'))).toBe(true);
    await showToast(message('b'));
    expect(mountToaster).toHaveBeenCalledTimes(1);
  });

  it('are five at most; the oldest leaves, a closed one before any open one', async () => {
    const { showToast, dismissToast, currentToasts } = await newPage();
    for (const title of 'abcdef') await showToast(message(title));
    expect(currentToasts().map(({ title }) => title)).toEqual([...'bcdef']);
    dismissToast(currentToasts()[2]?.id ?? 0);
    await showToast(message('g'));
    expect(currentToasts().map(({ title }) => title)).toEqual([...'bcefg']);
  });

  it('leave the store 1,000,000 ms after they were dismissed', async () => {
    const { showToast, dismissToast, currentToasts } = await newPage();
    await showToast(message('a'));
    dismissToast(currentToasts()[0]?.id ?? 0);
    vi.advanceTimersByTime(999_999);
    expect(currentToasts()).toMatchObject([{ open: false }]);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
  });

  it('close the failures that are open when something succeeds', async () => {
    const { showToast, currentToasts } = await newPage();
    await showToast({ ...message('failed'), kind: 'destructive' });
    await showToast({ ...message('failed again'), kind: 'destructive' });
    await showToast(message('done'));
    expect(currentToasts().map(({ title, open }) => [title, open])).toEqual([
      ['failed', false],
      ['failed again', false],
      ['done', true],
    ]);
  });

  it('say so when they have no place to be seen', async () => {
    vi.stubGlobal('document', { getElementById: () => null });
    const { showToast } = await newPage();
    expect(await showToast(message('a'))).toBe(false);
  });
});

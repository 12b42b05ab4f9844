import { beforeEach, expect, it, vi } from 'vitest';

const mountToaster = vi.fn();
vi.mock('../../site/ui/toasts/Toaster.tsx', () => ({ mountToaster }));
const message = (title: string) => ({ kind: 'default', title, description: '' }) as const;

/** The module holds the toasts of a page, so each test starts with a fresh module. */
async function newPage() {
  vi.resetModules();
  return import('../../site/ui/toasts/toasts.ts');
}
beforeEach(() => {
  mountToaster.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('document', { getElementById: () => ({}) });
});

it('loads the renderer of toasts once, with the first toast', async () => {
  const { showToast } = await newPage();
  expect(mountToaster).not.toHaveBeenCalled();
  expect(await showToast(message('a'))).toBe(true);
  await showToast(message('b'));
  expect(mountToaster).toHaveBeenCalledTimes(1);
});

it('keeps at most five toasts and removes closed ones first, then the oldest', async () => {
  const { showToast, dismissToast, getToasts } = await newPage();
  for (const title of 'abcdef') await showToast(message(title));
  expect(getToasts().map(({ title }) => title)).toEqual([...'bcdef']);
  dismissToast(getToasts()[2]?.id ?? 0);
  await showToast(message('g'));
  expect(getToasts().map(({ title }) => title)).toEqual([...'bcefg']);
});

it('removes a toast 1,000,000 ms after it was dismissed', async () => {
  const { showToast, dismissToast, getToasts } = await newPage();
  await showToast(message('a'));
  dismissToast(getToasts()[0]?.id ?? 0);
  vi.advanceTimersByTime(999_999);
  expect(getToasts()).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(1);
  expect(getToasts()).toEqual([]);
});

it('closes open errors when something succeeds', async () => {
  const { showToast, getToasts } = await newPage();
  await showToast({ ...message('failed'), kind: 'destructive' });
  await showToast({ ...message('failed again'), kind: 'destructive' });
  await showToast(message('done'));
  expect(getToasts().map(({ title, open }) => [title, open])).toEqual([
    ['failed', false],
    ['failed again', false],
    ['done', true],
  ]);
});

it('returns false when the page has no element for toasts', async () => {
  vi.stubGlobal('document', { getElementById: () => null });
  const { showToast } = await newPage();
  expect(await showToast(message('a'))).toBe(false);
});

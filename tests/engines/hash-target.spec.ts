import { measureOffset } from '../e2e/support/hash-offset.ts';
import { expect, test } from './support/journey.ts';

for (const { path, id } of [
  { path: '/#services', id: 'services' },
  { path: '/about#team', id: 'team' },
]) {
  test(`${path} scrolls to its target on arrival and moves the focus`, async ({ visitor }) => {
    await visitor.visit(path);
    await visitor.focuses(`#${id}`);
    await visitor.arrives(path);
    await expect.poll(() => visitor.ask(measureOffset, id)).toBe(0);
  });
}

test('a link on the same page scrolls once to its target, and back', async ({ visitor }) => {
  await visitor.visit('/privacy');
  await visitor.sees('main nav a[href^="#"]');
  await visitor.ask(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    document.addEventListener('scroll', () => positions.push(Math.round(scrollY)));
    // The driver may scroll to a link before it clicks.
    const saveStart = () => Object.assign(window, { start: Math.round(scrollY) });
    document.addEventListener('click', saveStart, { capture: true });
  }, null);
  const { id, words } = await visitor.ask(() => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main nav a[href^="#"]')].at(-1);
    return { id: decodeURIComponent(link?.hash.slice(1) ?? ''), words: link?.textContent ?? '' };
  }, null);
  await visitor.choose('main nav a[href^="#"]', words);
  await expect.poll(() => visitor.ask(measureOffset, id)).toBe(0);
  await visitor.focuses(`[id="${id}"]`);
  const positions = await visitor.ask(() => Reflect.get(window, 'positions') as number[], null);
  const start = await visitor.ask(() => Reflect.get(window, 'start') as number, null);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  await visitor.back();
  await visitor.arrives('/privacy');
  await expect.poll(() => visitor.ask(() => Math.round(scrollY), null)).toBe(start);
});

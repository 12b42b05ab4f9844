import { expect, narrow, test } from './support/journey.ts';

test('the menu opens, keeps the focus, closes with Escape, and its links work', async ({
  visitor,
}) => {
  await visitor.resize(...narrow);
  await visitor.visit('/about');
  await visitor.misses('#menu');
  await visitor.choose('.menu-button');
  await visitor.sees('#menu');
  await visitor.press('Tab');
  await visitor.focuses('#menu');
  await visitor.press('Escape');
  await visitor.misses('#menu');
  await visitor.focuses('.menu-button');
  await visitor.press('Enter');
  await visitor.sees('#menu');
  // Stops at the last link, because Firefox then moves the focus to its own controls.
  for (let step = 0; step < 5; step += 1) {
    await visitor.press('Tab');
    expect((await visitor.look('main, footer')).focused).toBe(false);
  }
  await visitor.choose('#menu a', 'Services');
  await visitor.arrives('/services');
  await visitor.misses('#menu');
});

test('the menu closes with its button and when the window grows', async ({ visitor }) => {
  await visitor.resize(...narrow);
  await visitor.visit('/about');
  await visitor.choose('.menu-button');
  await visitor.sees('#menu');
  await visitor.choose('.menu-button');
  await visitor.misses('#menu');
  await visitor.choose('.menu-button');
  await visitor.sees('#menu');
  await visitor.resize(1200, 900);
  await visitor.misses('#menu');
  await visitor.hover('main a');
});

test('the services open on hover and with their button', async ({ visitor }) => {
  const link = '.services-link';
  await visitor.visit('/about');
  await visitor.hover('[data-services] .header-link');
  await visitor.sees(link);
  await visitor.move(20, 800);
  await visitor.misses(link);

  await visitor.choose('button.header-disclosure');
  await visitor.sees(link);
  await visitor.move(20, 800);
  await visitor.misses(link);

  await visitor.hover('[data-services] .header-link');
  await visitor.choose(link);
  await visitor.sees('h1');
  const path = () => location.pathname;
  await expect.poll(() => visitor.ask(path, null)).toMatch(/^\/services\/./);
});

test('the services open with the keyboard and close with Escape', async ({ visitor }) => {
  const button = '.header-disclosure';
  await visitor.visit('/about');
  for (let step = 0; step < 10 && !(await visitor.look(button)).focused; step += 1) {
    await visitor.press('Tab');
  }
  await visitor.press('Enter');
  await visitor.sees('.services-link');
  await visitor.press('Tab');
  await visitor.focuses('.services-link');
  await visitor.press('Escape');
  await visitor.misses('.services-link');
  await visitor.focuses(button);
});

import { expect, test } from './support/journey.ts';

test('back and forward restore pages and scroll positions', async ({ visitor }) => {
  await visitor.visit('/services');
  const link = 'main a[href="/services/interim-staffing"]';
  await visitor.choose(link);
  await visitor.arrives('/services/interim-staffing');
  await visitor.choose('footer a', 'Privacy');
  await visitor.arrives('/privacy');
  await visitor.back();
  await visitor.arrives('/services/interim-staffing');
  await expect
    .poll(() => visitor.ask(() => scrollY > 0, null), 'is at the end of the page')
    .toBe(true);
  await visitor.back();
  await visitor.arrives('/services');
  await visitor.forwardTo('/services/interim-staffing');
  await visitor.sees('h1');
});

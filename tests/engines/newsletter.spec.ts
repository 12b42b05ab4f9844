import { test } from './support/journey.ts';

test("the newsletter's form requires an address, and accepts one", async ({ visitor }) => {
  await visitor.visit('/blog/count-the-cutover-weekends');
  await visitor.hover('.newsletter button');
  await visitor.sees('astro-island:not([ssr]) .newsletter');
  await visitor.choose('.newsletter button');
  await visitor.sees('.toast', 'Email required');
  await visitor.focuses('.newsletter [name=email]');
  await visitor.type('reader@alder');
  await visitor.press('Enter');
  await visitor.sees('.newsletter', 'Please enter a valid email address');
  await visitor.type('.example');
  await visitor.press('Enter');
  await visitor.sees('main', "You're all set!");
  await visitor.sees('.toast', 'Success!');
});

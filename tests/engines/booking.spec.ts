import { answers } from '../e2e/support/consultation-form.ts';
import { test } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';
import { serveWithoutScripts } from './support/without-scripts.ts';

const { phone: _, ...needed } = answers;
const form = '#contact-form form';

async function fillForm(visitor: Visitor, email: string): Promise<void> {
  for (const [name, answer] of Object.entries({ ...needed, email }))
    await visitor.fill(`${form} [name=${name}]`, answer);
}

/**
 * Moves and cancels the call that the page shows.
 * @param picker the element that shows the times; a click while React replaces it would be lost
 */
async function moveAndCancel(visitor: Visitor, picker: string): Promise<void> {
  await visitor.sees('h1', 'Your call is booked');
  await visitor.choose('.appointment button', 'Pick another time');
  await visitor.sees('h1', 'Move your call');
  await visitor.sees(`${picker} .picker-foot button`, 'Move to this time');
  await visitor.choose('.slot-day:nth-of-type(3) .slot-option');
  await visitor.choose('.picker-foot button', 'Move to this time');
  await visitor.sees('h1', 'Your call is booked');
  await visitor.choose('.appointment button', 'Cancel the call');
  await visitor.sees('h1', 'Your call is canceled');
}

test('a call is booked after a request, moved and cancelled', async ({ visitor }) => {
  await visitor.visit('/contact');
  await visitor.hover(`${form} button[type=submit]`);
  await visitor.sees(form.replace(/form$/, 'astro-island:not([ssr]) > form'));
  await fillForm(visitor, `dana@${test.info().project.name}.example`);
  // Fills like a password manager: answers typed this fast look like spam, and spam gets no offer.
  await visitor.ask((selector) => {
    document.querySelector(selector)?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, `${form} [name=name]`);
  await visitor.choose(`${form} button[type=submit]`);
  await visitor.sees('.offer h3', 'Pick a time now');
  await visitor.choose('.offer .slot-option');
  await visitor.fill('.offer [name=phone]', answers.phone);
  await visitor.choose('.offer button[type=submit]', 'Book this time');
  await moveAndCancel(visitor, 'form.picker');
});

test('a call is booked, moved and cancelled by plain forms where no script runs', async ({
  visitor,
  site,
}) => {
  const plain = await serveWithoutScripts(site.url);
  await visitor.open(`${plain.url}/contact`);
  await fillForm(visitor, `plain@${test.info().project.name}.example`);
  await visitor.choose(`${form} button[type=submit]`);
  await visitor.sees('.offer h2', 'Pick a time now');
  await visitor.choose('.offer .slot-option');
  await visitor.fill('.offer [name=phone]', answers.phone);
  await visitor.choose('.offer button[type=submit]', 'Book this time');
  await visitor.sees('h1', 'Your call is booked');
  await visitor.misses('astro-island:not([ssr])');
  await moveAndCancel(visitor, 'div.picker');
  // Each blocked script logs an error.
  visitor.takeErrors();
  plain.close();
});

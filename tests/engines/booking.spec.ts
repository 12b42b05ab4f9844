import { answers } from '../e2e/support/consultation-form.ts';
import { expect, test } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';
import { serveWithoutScripts } from './support/without-scripts.ts';

const form = '#contact-form form';

/**
 * Walks from the home page to a booked call in nine actions: a button, five fields, Send, a time, Book.
 * @param isReady resolves once the form takes input
 */
async function bookFromHome(visitor: Visitor, email: string, isReady = async () => {}) {
  let actions = 0;
  const choose: Visitor['choose'] = async (...part) => {
    actions += 1;
    await visitor.choose(...part);
  };
  await choose('main a[href="/contact"]', 'Book a Free Hiring Consultation');
  await visitor.arrives('/contact');
  await isReady();
  for (const [name, answer] of Object.entries({ ...answers, email })) {
    actions += 1;
    await visitor.fill(`${form} [name=${name}]`, answer);
  }
  // Fills like a password manager: answers typed this fast look like spam, and spam gets no offer.
  await visitor.ask((selector) => {
    document.querySelector(selector)?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, `${form} [name=name]`);
  await choose(`${form} button[type=submit]`);
  await visitor.sees('.offer', 'Pick a time now');
  await choose('.offer .slot-option');
  await choose('.offer button[type=submit]', 'Book this time');
  expect(actions).toBe(9);
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

test('a call is booked in nine actions from the home page, moved and cancelled', async ({
  visitor,
}) => {
  await visitor.visit('/');
  await bookFromHome(visitor, `dana@${test.info().project.name}.example`, async () => {
    await visitor.isReady();
    await visitor.hover(`${form} button[type=submit]`);
    await visitor.sees(form.replace(/form$/, 'astro-island:not([ssr]) > form'));
  });
  await visitor.sees('h1', 'Your call is booked');
  await visitor.isReady();
  await moveAndCancel(visitor, 'form.picker');
});

test('a call is booked, moved and cancelled by plain forms where no script runs', async ({
  visitor,
  site,
}) => {
  const plain = await serveWithoutScripts(site.url);
  await visitor.open(`${plain.url}/`);
  await visitor.sees('h1');
  await bookFromHome(visitor, `plain@${test.info().project.name}.example`);
  await visitor.sees('h1', 'Your call is booked');
  await visitor.misses('astro-island:not([ssr])');
  await moveAndCancel(visitor, 'div.picker');
  // Each blocked script logs an error.
  visitor.takeErrors();
  plain.close();
});

import { consentOf, expect, test } from './support/journey.ts';

const banner = '#cookie-banner';
const readSavedAnswer = () => localStorage.getItem('cookie-consent');

test.describe('A new visitor', () => {
  test.use({ answer: null });

  for (const { button, kept } of [
    { button: 'Accept All', kept: consentOf(true, true) },
    { button: 'Reject All', kept: consentOf(false, false) },
  ]) {
    test(`is asked once, and answers with ${button}`, async ({ visitor }) => {
      await visitor.visit('/about');
      await visitor.choose(`${banner} button`, button);
      await visitor.misses(banner);
      await visitor.visit('/');
      await visitor.misses(banner);
      expect(await visitor.ask(readSavedAnswer, null)).toBe(kept);
    });
  }

  test('answers in the banner, then in the preference center', async ({ visitor }) => {
    await visitor.visit('/about');
    await visitor.choose(`${banner} button`, 'Customize Settings');
    await visitor.choose(`${banner} [name=analytics]`);
    await visitor.choose(`${banner} button`, 'Save Preferences');
    await visitor.misses(banner);
    await visitor.visit('/privacy');
    await visitor.choose('#preference-marketing');
    await visitor.sees('#preference-analytics:checked');
    await visitor.choose('.preferences-save');
    await visitor.sees('.preferences-status', 'saved');
    expect(await visitor.ask(readSavedAnswer, null)).toBe(consentOf(true, true));
  });
});

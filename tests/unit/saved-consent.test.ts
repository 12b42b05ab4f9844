import { expect, it } from 'vitest';
import { parseConsent } from '../../site/features/consent/saved-consent.ts';

it.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])('a saved consent is read: analytics %s, marketing %s', (analytics, marketing) => {
  const consent = { necessary: true, analytics, marketing };
  expect(parseConsent(JSON.stringify(consent))).toEqual(consent);
});

it('a saved consent is read although it has unknown keys', () => {
  const text = '{"necessary":true,"analytics":true,"marketing":false,"sale":true,"version":2}';
  expect(parseConsent(text)).toEqual({ necessary: true, analytics: true, marketing: false });
});

it.each([
  '',
  'yes',
  'true',
  'null',
  '[]',
  '{}',
  '[true,true,true]',
  '{"analytics":true,"marketing":true}',
  '{"necessary":true,"analytics":true}',
  '{"necessary":false,"analytics":true,"marketing":true}',
  '{"necessary":true,"analytics":1,"marketing":true}',
  '{"necessary":true,"analytics":true,"marketing":"granted"}',
  '{"necessary":true,"analytics":true,"marketing":null}',
])('a saved consent is refused: %s', (text) => {
  expect(() => parseConsent(text)).toThrow();
});

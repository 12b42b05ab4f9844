import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  fingerprint,
  normalizeEmail,
  normalizePhone,
} from '../../site/features/analytics/report-lead.ts';

it.each([
  ['(214) 555-0142', '+12145550142'],
  ['1 214 555 0142', '+12145550142'],
  ['+1 (214) 555-0142', '+12145550142'],
  ['+49 30 5550142', '+49305550142'],
  ['555-0142', '+15550142'],
  ['tel:+12145550142;ext=23', '+12145550142'],
  ['', ''],
  ['+', ''],
])('the input of a fingerprint is the phone number %s as %s', (phone, normal) => {
  expect(normalizePhone(phone)).toBe(normal);
});

it('a fingerprint is a hexadecimal SHA-256 of a trimmed address in lower case, and undefined for empty input', async () => {
  const text = normalizeEmail(' Dana@Alder.example ');
  expect(text).toBe('dana@alder.example');
  expect(await fingerprint(text)).toBe(createHash('sha256').update(text).digest('hex'));
  expect(await fingerprint('')).toBeUndefined();
});

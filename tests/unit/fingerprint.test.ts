import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  fingerprint,
  normalizeEmail,
  normalizePhone,
} from '../../site/features/analytics/report-lead.ts';

describe('what is fingerprinted', () => {
  it('is the e-mail address in lower case, without spaces around it', () => {
    expect(normalizeEmail(' Dana.Whitfield@Alder.example ')).toBe('dana.whitfield@alder.example');
  });

  it.each([
    ['(214) 555-0142', '+12145550142'],
    ['1 214 555 0142', '+12145550142'],
    ['+1 (214) 555-0142', '+12145550142'],
    ['+49 30 5550142', '+49305550142'],
    ['555-0142', '+15550142'],
    ['', ''],
    ['+', ''],
  ])('is the phone number %s as %s', (phone, normal) => {
    expect(normalizePhone(phone)).toBe(normal);
  });
});

describe('a fingerprint', () => {
  it('is SHA-256 in hexadecimal', async () => {
    const text = 'dana@alder.example';
    expect(await fingerprint(text)).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('is not made of nothing', async () => {
    expect(await fingerprint('')).toBeUndefined();
  });
});

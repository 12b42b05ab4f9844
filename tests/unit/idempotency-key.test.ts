import { expect, it, vi } from 'vitest';
import { IdempotencyKeys } from '../../site/features/consultation/consultation-instance.ts';

const fields = {
  name: 'Dana',
  company: 'Alder',
  email: 'd@a.co',
  phone: '',
  message: 'A CISO.',
  brief: '',
};

it('idempotency keys stay the same for the same answers, and change with a correction or after a success', () => {
  const keys = new IdempotencyKeys();
  const first = keys.getKey(fields);
  expect(keys.getKey({ ...fields })).toBe(first);
  expect(keys.getKey({ ...fields, email: 'dana@a.co' })).not.toBe(first);
  const again = keys.getKey(fields);
  keys.renew();
  expect(keys.getKey(fields)).not.toBe(again);
});

it('idempotency keys are also created without randomUUID, which pages over HTTP lack', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  expect(new IdempotencyKeys().getKey(fields)).toMatch(/^[0-9a-f]{32}$/);
});

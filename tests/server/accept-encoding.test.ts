import { expect, it } from 'vitest';
import { chooseEncoding, type Encoding } from '../../server/plugins/accept-encoding.ts';

it.each<[accepted: string | undefined, chosen: Encoding]>([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br; q=0.9 , gzip;q=0.9', 'br'],
  ['gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['gzip;q=0.5, identity', 'identity'],
  ['gzip, identity', 'gzip'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['identity;q=0, *;q=0', 'identity'],
  ['br;q=high', 'identity'],
  ['br;q=2', 'identity'],
  [', ,;q=1', 'identity'],
])('%s: %s', (accepted, chosen) => {
  expect(chooseEncoding(accepted, ['br', 'gzip'])).toBe(chosen);
});

it('chooses among what is at hand', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(chooseEncoding('br, gzip', [])).toBe('identity');
});

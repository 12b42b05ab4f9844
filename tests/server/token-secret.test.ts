import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { getSharedSecret, readTokenSecret } from '../../server/secrets.ts';
import { readBrand } from '../support/fixture-content.ts';
import { createDataDir, createTempDir } from './support/temp-dir.ts';

const readConfigOf = (settings: Record<string, string>) => readConfig(settings, readBrand());

it('the secret that signs links uses the setting and writes no file', () => {
  const DATA_DIR = createDataDir();
  const TOKEN_SECRET = 'a secret of the operator';
  expect(readTokenSecret(readConfigOf({ DATA_DIR, TOKEN_SECRET }))).toBe(TOKEN_SECRET);
  expect(() => statSync(DATA_DIR)).toThrow('ENOENT');
});

it('the secret that signs links is generated once in a private file of each installation', () => {
  const DATA_DIR = createDataDir();
  const secret = readTokenSecret(readConfigOf({ DATA_DIR }));
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(readTokenSecret(readConfigOf({ DATA_DIR }))).toBe(secret);
  expect(readTokenSecret(readConfigOf({ DATA_DIR: createDataDir() }))).not.toBe(secret);
  const file = join(DATA_DIR, 'token-secret');
  expect(readFileSync(file, 'utf8')).toBe(`${secret}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
});

it.each([
  'postgres://db.example/site',
  'postgres://site@db.example/site',
  'postgres://site:@db.example/site?sslmode=verify-full',
])(
  'the secret that signs links must be set if %s has no password to key the hashes',
  (DATABASE_URL) => {
    expect(() => getSharedSecret(readConfigOf({ DATABASE_URL }))).toThrow(
      'The setting TOKEN_SECRET is missing. DATABASE_URL contains no password',
    );
    const TOKEN_SECRET = 'a secret of the operator';
    expect(getSharedSecret(readConfigOf({ DATABASE_URL, TOKEN_SECRET }))).toBe(TOKEN_SECRET);
  },
);

it('the secret that signs links prevents the start if its file is damaged', () => {
  const DATA_DIR = createTempDir();
  writeFileSync(join(DATA_DIR, 'token-secret'), 'short\n');
  expect(() => readTokenSecret(readConfigOf({ DATA_DIR }))).toThrow('is damaged');
});

it('the secret that signs links prevents the start and names the setting if it cannot be written', () => {
  const parent = createTempDir();
  writeFileSync(join(parent, 'file'), '');
  expect(() => readTokenSecret(readConfigOf({ DATA_DIR: join(parent, 'file') }))).toThrow(
    'The setting TOKEN_SECRET is missing, and a secret could not be kept in DATA_DIR (EEXIST).',
  );
});

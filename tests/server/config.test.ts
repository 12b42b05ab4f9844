import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../server/config.ts';
import { readBrand } from '../support/fixture-content.ts';

const brand = readBrand();

describe('settings', () => {
  it('have defaults, some of them from the brand', () => {
    const config = readConfig({ SMTP_URL: ' ' }, brand);
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: 'localhost',
      DATA_DIR: './data',
      SITE_DIST: 'dist',
      MAIL_FROM: { name: brand.name, address: brand.email },
      LEADS_TO: [{ name: brand.name, address: brand.email }],
      TRUST_PROXY: false,
      RATE_LIMIT_MAX: 20,
    });
    expect(config.SITE_URL.href).toBe(new URL(brand.siteUrl).href);
    expect(config.SMTP_URL).toBeUndefined();
  });

  it('parses a list of mail addresses', () => {
    const config = readConfig({ LEADS_TO: 'a@b.example, Renata <r@b.example>' }, brand);
    expect(config.LEADS_TO).toEqual([
      { name: '', address: 'a@b.example' },
      { name: 'Renata', address: 'r@b.example' },
    ]);
  });

  it.each([
    ['true', true],
    ['0', false],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('parses TRUST_PROXY=%s', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }, brand).TRUST_PROXY).toEqual(expected);
  });

  it('trusts the configured number of proxies', () => {
    const trust = readConfig({ TRUST_PROXY: '2' }, brand).TRUST_PROXY;
    if (typeof trust !== 'function') throw new Error('a number becomes a rule');
    expect([0, 1, 2].map((hop) => trust('10.0.0.1', hop))).toEqual([true, true, false]);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['DATABASE_URL', 'mysql://db/x'],
    ['SITE_URL', 'juniper-row.example'],
    ['SMTP_URL', 'localhost:25'],
    ['MAIL_FROM', 'not an address'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['LEADS_TO', 'a@b.example, nobody'],
    ['CONSULTATION_WEBHOOK_URL', 'ftp://hooks.example'],
    ['CONSULTATION_WEBHOOK_SECRET', 'hush'],
    ['CONSULTATION_WEBHOOK_SECRET', 'whsec_not*base64'],
    ['TOKEN_SECRET', 'short'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['RATE_LIMIT_MAX', '0'],
  ])('stops on %s=%s with one sentence that names the setting and not the value', (name, value) => {
    const read = () => readConfig({ [name]: value }, brand);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^The setting ${name} must [^\\n]*\\.$`));
    if (value.length > 4 && value !== 'maybe') expect(read).not.toThrow(value);
  });

  it('reports all invalid settings at once', () => {
    expect(() => readConfig({ PORT: 'x', SMTP_URL: 'y' }, brand)).toThrow(/PORT[^\n]+\n.*SMTP_URL/);
  });
});

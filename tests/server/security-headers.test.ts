import { expect, it } from 'vitest';
import { testServer } from './support/test-server.ts';

it.each(['/', '/nothing', '/app.js', '/healthz', '/api/consultations', '/services/'])(
  'every answer carries the headers: %s',
  async (url) => {
    const { app } = await testServer();
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['permissions-policy']).toContain('camera=(), ');
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);

it.each(['http://www.foxline.example', 'https://localhost:3000'])('no HSTS for %s', async (url) => {
  const { app } = await testServer({ SITE_URL: url });
  expect((await app.inject('/')).headers).not.toHaveProperty('strict-transport-security');
});

import { beforeEach, expect, it, vi } from 'vitest';
import { RequestError, request } from '../../site/request.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

it('a request sends a body as JSON, with credentials', async () => {
  fetched.mockResolvedValue(new Response('{}'));
  await request('/api/x', { method: 'POST', body: { a: 1 } });
  expect(fetched).toHaveBeenCalledWith(
    '/api/x',
    expect.objectContaining({
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: '{"a":1}',
    }),
  );
});

it('a request reads with credentials and without a body', async () => {
  fetched.mockResolvedValue(new Response('[]'));
  await request('/api/x');
  const options = fetched.mock.calls[0]?.[1];
  expect(options).toMatchObject({ method: 'GET', credentials: 'include' });
  expect(options?.body).toBeUndefined();
  expect(options?.headers).toBeUndefined();
});

it.each([
  ['body', new Response('Too many', { status: 429 }), '429: Too many'],
  ['status text', new Response('', { status: 503, statusText: 'Unavailable' }), '503: Unavailable'],
  ['a 401 like any other', new Response('who?', { status: 401 }), '401: who?'],
])('a request turns a failure into an error of status and %s', async (_, response, message) => {
  fetched.mockResolvedValue(response);
  const failure = await request('/api/x').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RequestError);
  expect(failure).toHaveProperty('message', message);
});

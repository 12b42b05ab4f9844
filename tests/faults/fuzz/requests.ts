/** Requests to every endpoint and page, from almost valid to random. */
import fc from 'fast-check';
import { contactEndpoint, homeEndpoint, valid } from '../../server/support/consultation.ts';
import { subscribeEndpoint } from '../../server/support/newsletter.ts';
import { anyValue, headerText, mostly, text } from './texts.ts';

const otherMethods = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const;

export interface FuzzRequest {
  method: 'POST' | (typeof otherMethods)[number];
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const lead = fc.record(
  {
    name: mostly(valid.name),
    company: mostly(valid.company),
    email: mostly(valid.email),
    phone: mostly(valid.phone),
    message: mostly(valid.message),
    page: mostly('/contact'),
    campaign: mostly({ utm_source: 'x' }),
    fillTime: mostly(5000),
    contact_me_by_fax: fc.oneof({ weight: 4, arbitrary: fc.constant('') }, anyValue),
    idempotencyKey: fc.oneof(fc.constantFrom('one', 'two'), text),
  },
  { requiredKeys: ['name', 'company', 'email', 'message'] },
);
const subscription = fc.record({
  email: fc.oneof(
    mostly(valid.email),
    fc.nat(500).map((n) => `reader${n}@hollisgate.example`),
  ),
  contact_me_by_fax: fc.constantFrom('', undefined, 'x'),
});
const asTyped = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const asForm = (body: object) =>
  new URLSearchParams(
    Object.entries(body).map(([name, value]) => [name, asTyped(value).toWellFormed()]),
  ).toString();

/** A text with a few bytes added, removed or changed. */
const mutated = (meant: fc.Arbitrary<string>) =>
  fc
    .tuple(meant, fc.nat(200), fc.nat(6), fc.oneof(text, fc.constantFrom('{', '"', '\\', '&', '=')))
    .map(([value, at, cut, more]) => value.slice(0, at) + more + value.slice(at + cut));

const bodies = (meant: fc.Arbitrary<object>) => {
  const asJson = meant.map((body) => JSON.stringify(body));
  const type = (name: string) => fc.constant(name);
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(type(json), asJson) },
    { weight: 4, arbitrary: fc.tuple(type(form), meant.map(asForm)) },
    { weight: 2, arbitrary: fc.tuple(type(json), mutated(asJson)) },
    { weight: 2, arbitrary: fc.tuple(type(form), mutated(meant.map(asForm))) },
    {
      weight: 1,
      arbitrary: fc.tuple(
        type(json),
        anyValue.map((value) => JSON.stringify(value) ?? ''),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(
        type(json),
        fc.nat(20_000).map((n) => '['.repeat(n)),
      ),
    },
    { weight: 1, arbitrary: fc.tuple(headerText, text) },
  );
};

const headers = fc.record(
  {
    accept: fc.oneof(fc.constantFrom('*/*', 'text/html', 'application/problem+json'), headerText),
    'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip;q=0.5, *;q=0', '*'), headerText),
    origin: fc.oneof(fc.constantFrom('null', 'https://juniper-row.example'), headerText),
    'sec-fetch-site': fc.oneof(fc.constantFrom('same-origin', 'cross-site', 'none'), headerText),
    referer: fc.oneof(fc.constant('https://juniper-row.example/?utm_source=x'), headerText),
    host: fc.oneof(fc.constantFrom('localhost', 'juniper-row.example'), headerText),
    cookie: headerText,
    'idempotency-key': fc.oneof(fc.constantFrom('a', 'b'), headerText),
    'if-none-match': fc.oneof(fc.constantFrom('*', '"x", W/"y"'), headerText),
    'if-modified-since': headerText,
    range: fc.oneof(fc.constantFrom('bytes=0-3', 'bytes=-1', 'bytes=5-2'), headerText),
    'x-forwarded-for': headerText,
    'x-http-method-override': fc.constantFrom('DELETE', 'GET'),
    'content-encoding': fc.constantFrom('gzip', 'br', 'identity'),
    'user-agent': headerText,
  },
  { requiredKeys: [] },
);

/** A path without characters that end the request line. */
const segment = fc.oneof(
  fc.constantFrom('services', 'blog', 'locations', 'api', 'newsletter', 'confirm', '..', '.', ''),
  fc.constantFrom('%2e%2e', '%00', '%', '%zz', '%c3%28', '%3F', '%23x', '__proto__', 'index.html'),
  text.map((value) => encodeURIComponent(value.toWellFormed()).slice(0, 200)),
);
const wildPath = fc
  .tuple(
    fc.constantFrom('a', 'services', '_astro', '.well-known'),
    fc.array(segment, { maxLength: 6 }),
  )
  .map(([first, rest]) => `/${[first, ...rest].join('/')}`);
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom('token', 'q', 'utm_source'), text), text), {
    maxLength: 4,
  })
  .map((pairs) => new URLSearchParams(pairs.map(([a, b]) => [a.toWellFormed(), b.toWellFormed()])))
  .map((parameters) => `?${parameters}`);

const post = (path: string, meant: fc.Arbitrary<object>): fc.Arbitrary<FuzzRequest> =>
  fc.tuple(bodies(meant), headers).map(([[type, body], more]) => ({
    method: 'POST' as const,
    path,
    headers: { ...more, 'content-type': type },
    body,
  }));

const link = fc.constantFrom('/newsletter/confirm', '/newsletter/unsubscribe');
const token = fc.oneof(text, fc.constant(`${'a'.repeat(36)}.never.${'A'.repeat(43)}`));
const pressed: fc.Arbitrary<FuzzRequest> = link.chain((path) =>
  post(path, fc.record({ token, 'List-Unsubscribe': fc.constant('One-Click') })),
);
const apiRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    method: fc.oneof(fc.constant('GET' as const), fc.constantFrom(...otherMethods)),
    path: fc.oneof(wildPath, link, fc.constantFrom('/', '/healthz', '/readyz', contactEndpoint)),
    query: fc.oneof(fc.constant(''), query),
    headers,
  })
  .map(({ query: search, path, ...rest }) => ({ ...rest, path: path + search, body: undefined }));

export const request: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 3, arbitrary: post(contactEndpoint, lead) },
  { weight: 3, arbitrary: post(homeEndpoint, lead) },
  { weight: 2, arbitrary: post(subscribeEndpoint, subscription) },
  { weight: 1, arbitrary: pressed },
  { weight: 4, arbitrary: apiRequest },
);

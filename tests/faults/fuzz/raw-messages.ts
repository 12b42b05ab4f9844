/** Bytes sent over a socket: requests that are complete, truncated or modified, or no requests at all. */
import fc from 'fast-check';
import { type FuzzRequest, request } from './requests.ts';

/** A request as a client writes it; no header contains a line break. */
function formatRequest({ method, path, headers, body = '' }: FuzzRequest): string {
  const { host = 'localhost', ...others } = headers;
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(others).map(([name, value]) => `${name}: ${value}`),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

const completeRequest = request.map((value) => Buffer.from(formatRequest(value)));

/** Fragments that confuse lenient HTTP parsers. */
const twist = fc.constantFrom(
  ...['\r\n', '\n', '\r', '\0', ' ', '0\r\n\r\n', 'ffffffffffffffff\r\n', ' folded: header\r\n'],
  ...['HTTP/0.9', 'HTTP/2.0', 'CONNECT a:1 ', 'TRACE / ', 'Host: twice\r\n'],
  ...['Transfer-Encoding: chunked\r\n', 'Transfer-Encoding: chunked, identity\r\n'],
  ...['Content-Length: 5\r\n', 'Content-Length: -1\r\n'],
  'Content-Length: 99999999999999999999\r\n',
  ...['Expect: 100-continue\r\n', 'Expect: the-unexpected\r\n'],
  ...['Connection: Upgrade\r\nUpgrade: websocket\r\n', 'Connection: close, keep-alive\r\n'],
);

const changedRequest = fc
  .tuple(
    completeRequest,
    fc.array(fc.tuple(fc.nat(400), fc.nat(12), twist), { minLength: 1, maxLength: 4 }),
  )
  .map(([bytes, twists]) =>
    twists.reduce((message, [at, truncatedRequest, piece]) => {
      const place = Math.min(at, message.length);
      const before = message.subarray(0, place);
      return Buffer.concat([
        before,
        Buffer.from(piece),
        message.subarray(place + truncatedRequest),
      ]);
    }, bytes),
  );
const cut = fc.tuple(completeRequest, fc.nat(600)).map(([bytes, at]) => bytes.subarray(0, at));
const noise = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));

export const rawMessage: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 3, arbitrary: completeRequest },
  { weight: 4, arbitrary: changedRequest },
  { weight: 2, arbitrary: cut },
  { weight: 1, arbitrary: noise },
);

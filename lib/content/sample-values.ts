/** Hosts that never resolve (RFC 2606, RFC 6761). */
const reservedHost = /\.(?:example|test|invalid)$|(?:^|\.)example\.(?:com|net|org)$|^localhost$/i;
/** Anything like a host in a text. */
const host = /\w+(?:[.-]\w+)*/g;
/** The range reserved for fiction. */
const fictionalPhone = /\b555[ -]?01\d\d\b/;

/** @returns what only a sample may hold, such as `hello@foxline.example`; undefined in a real text */
export function findSampleValue(text: string): string | undefined {
  const hosts = text.match(host) ?? [];
  return hosts.find((name) => reservedHost.test(name)) ?? fictionalPhone.exec(text)?.[0];
}

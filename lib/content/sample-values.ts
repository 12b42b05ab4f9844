/** Hosts that never resolve (RFC 2606, RFC 6761). */
const reservedHost = /\.(?:example|test|invalid)$|(?:^|\.)example\.(?:com|net|org)$|^localhost$/i;
/** Anything like a host in a text. */
const host = /\w+(?:[.-]\w+)*/g;
/** The range reserved for fiction. */
const fictionalPhone = /\b555[ -]?01\d\d\b/;

/** @returns a host or phone number that only a sample may have, such as `foxline.example`, or undefined */
export function findSampleValue(text: string): string | undefined {
  const hosts = text.match(host) ?? [];
  return hosts.find((name) => reservedHost.test(name)) ?? fictionalPhone.exec(text)?.[0];
}

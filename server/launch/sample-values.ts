/** Hosts that never lead anywhere (RFC 2606, RFC 6761). */
const reservedHost =
  /\b(?:[\w-]+\.)+(?:example|test|invalid)\b|\bexample\.(?:com|net|org)\b|\blocalhost\b/i;
/** The range that is kept for fiction. */
const fictionalPhone = /\b555[ -]?01\d\d\b/;

/** @returns what only a sample may hold, such as `hello@foxline.example`; undefined in a real text */
export function sampleValueIn(text: string): string | undefined {
  const [found] = reservedHost.exec(text) ?? fictionalPhone.exec(text) ?? [];
  return found;
}

/**
 * The pause that `Retry-After` asks for, as seconds or as a date (RFC 9110, section 10.2.3).
 * @param now epoch milliseconds
 * @returns milliseconds; 0 when it asks for nothing that can be read
 */
export function retryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}

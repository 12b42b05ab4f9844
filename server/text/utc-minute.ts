/** `2026-11-21 13:52 UTC`, from epoch milliseconds. */
export function utcMinute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

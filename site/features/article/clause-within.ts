/**
 * @param longest the most characters that fit
 * @returns a title, or as many of its clauses as fit
 */
export function clauseWithin(title: string, longest: number): string {
  let rest = title;
  while (rest.length > longest) {
    const shorter = rest.replace(/[:,;]\s[^:,;]*$/, '');
    if (shorter === rest) return rest;
    rest = shorter;
  }
  return rest;
}

/**
 * @param longest how many characters there is room for
 * @returns a title, or as many of its clauses as there is room for
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

/** @returns the first letters of the first and the last word of a name */
export function initials(name: string): string {
  const words = name.split(' ');
  return `${words.at(0)?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`;
}

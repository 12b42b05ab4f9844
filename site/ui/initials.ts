/** @returns the first letters of the first and the last word of a name */
export function getInitials(name: string): string {
  const words = name.split(' ');
  return `${words.at(0)?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`;
}

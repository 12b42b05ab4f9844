/** The site's own colours, for pictures that no stylesheet reaches. */
import { readFileSync } from 'node:fs';

const tokens = readFileSync('site/styles/tokens.css', 'utf8');

/**
 * @param name a colour of styles/tokens.css, such as `fox`
 * @throws Error when there is no such colour
 */
export function color(name: string): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`site/styles/tokens.css has no colour '${name}'`);
  return value;
}

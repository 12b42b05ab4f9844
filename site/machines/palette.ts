/** The site's colors, for images that no stylesheet reaches. */
import { readFileSync } from 'node:fs';

const tokens = readFileSync('site/ui/tokens.css', 'utf8');

/**
 * @param name a color of ui/tokens.css, such as `fox`
 * @throws Error when there is no such color
 */
export function color(name: string): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!value) throw new Error(`site/ui/tokens.css has no colour '${name}'`);
  return value;
}

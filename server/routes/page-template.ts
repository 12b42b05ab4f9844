import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Mustache from 'mustache';

/**
 * A page that the server fills for one visitor. The built site brings it as a Mustache template,
 * `NAME.html`; without it, `NAME-fallback.mustache` still answers, only bare.
 */
export function readPageTemplate(distDir: string, name: string): (view: object) => string {
  const template = read(distDir, name);
  if (/\{\{[{&]/.test(template)) {
    throw new Error(`${name}.html would put what visitors typed unescaped into the page`);
  }
  return (view) => Mustache.render(template, view);
}

function read(distDir: string, name: string): string {
  try {
    return readFileSync(join(distDir, `${name}.html`), 'utf8');
  } catch {
    return readFileSync(new URL(`./${name}-fallback.mustache`, import.meta.url), 'utf8');
  }
}

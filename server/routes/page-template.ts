import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import Mustache from 'mustache';
import { type PagePolicy, pagePolicy } from '../site/headers.ts';

/** A page made for one visitor, with the policy that it goes under. */
export interface RenderedPage {
  html: string;
  policy: PagePolicy;
}

/**
 * A page that the server fills for one visitor. The built site brings it as a Mustache template,
 * `NAME.html`; without it, `NAME-fallback.mustache` still answers, only bare.
 */
export function readPageTemplate(distDir: string, name: string): (view: object) => RenderedPage {
  const template = read(distDir, name);
  if (/\{\{[{&]/.test(template)) {
    throw new Error(`${name}.html would put what visitors typed unescaped into the page`);
  }
  const policy = pagePolicy(template);
  return (view) => ({ html: Mustache.render(template, view), policy });
}

export const sendPage = (reply: FastifyReply, { html, policy }: RenderedPage) =>
  reply.pageHeaders(policy).type('text/html; charset=utf-8').send(html);

function read(distDir: string, name: string): string {
  try {
    return readFileSync(join(distDir, `${name}.html`), 'utf8');
  } catch {
    return readFileSync(new URL(`./${name}-fallback.mustache`, import.meta.url), 'utf8');
  }
}

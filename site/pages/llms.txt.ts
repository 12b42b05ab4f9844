import type { APIRoute } from 'astro';
import { brand, getSiteUrl, home } from '../content/content.ts';
import { formatLlmsTxt } from '../metadata/llms-txt.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(formatLlmsTxt(brand, home.hero.lead, getSiteUrl(site)));

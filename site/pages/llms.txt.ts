import type { APIRoute } from 'astro';
import { brand, home } from '../content/content.ts';
import { formatLlmsTxt } from '../machines/llms-txt.ts';
import { siteAddress } from '../machines/metadata/site-address.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(formatLlmsTxt(brand, home.hero.lead, siteAddress(site)));

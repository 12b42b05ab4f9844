import type { APIRoute } from 'astro';
import { brand, getSiteUrl } from '../../content/content.ts';
import { formatSecurityTxt } from '../../metadata/security-txt.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(formatSecurityTxt(brand, getSiteUrl(site), new Date()));

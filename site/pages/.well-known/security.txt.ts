import type { APIRoute } from 'astro';
import { brand } from '../../lib/content.ts';
import { securityTxt } from '../../lib/machines/security-txt.ts';
import { siteAddress } from '../../lib/metadata/site-address.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(securityTxt(brand, siteAddress(site), new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });

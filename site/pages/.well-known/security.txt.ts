import type { APIRoute } from 'astro';
import { brand } from '../../content/content.ts';
import { siteAddress } from '../../machines/metadata/site-address.ts';
import { formatSecurityTxt } from '../../machines/security-txt.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(formatSecurityTxt(brand, siteAddress(site), new Date()));

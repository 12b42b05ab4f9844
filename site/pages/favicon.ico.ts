import type { APIRoute } from 'astro';
import { favicon, icon } from '../machines/icons/icon.ts';

const sizePx = 32;

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(favicon(await icon({ size: sizePx }), sizePx)), {
    headers: { 'content-type': 'image/x-icon' },
  });

import type { APIRoute } from 'astro';
import { drawIcon, toIco } from '../metadata/icons.ts';

const sizePx = 32;

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(toIco(await drawIcon({ size: sizePx }), sizePx)), {
    headers: { 'content-type': 'image/x-icon' },
  });

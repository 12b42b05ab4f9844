import type { APIRoute } from 'astro';
import { iconDrawing } from '../metadata/icons.ts';

export const GET: APIRoute = () =>
  new Response(iconDrawing, { headers: { 'content-type': 'image/svg+xml' } });

import type { APIRoute, GetStaticPaths } from 'astro';
import { drawIcon, type IconKind, icons } from '../metadata/icons.ts';

export const getStaticPaths = (() =>
  Object.entries(icons).map(([name, kind]) => ({
    params: { icon: name },
    props: { kind },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ kind: IconKind }> = async ({ props }) =>
  new Response(new Uint8Array(await drawIcon(props.kind)), {
    headers: { 'content-type': 'image/png' },
  });

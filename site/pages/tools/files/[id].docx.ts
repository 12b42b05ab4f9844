import type { APIRoute, GetStaticPaths } from 'astro';
import {
  type Piece,
  readMoments,
  toWordSheet,
} from '../../../features/tools/toolbox/toolbox-pieces.ts';
import { createWordFile } from '../../../features/tools/word-document.ts';
import { siteAddress } from '../../../machines/metadata/site-address.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await readMoments())
    .flatMap(({ pieces }) => pieces)
    .map((piece) => ({ params: { id: piece.id }, props: { piece } }));

/** A tool as a Word document. */
export const GET: APIRoute<{ piece: Piece }> = async ({ props: { piece }, site }) => {
  const { href } = new URL(piece.article.to, siteAddress(site));
  return new Response(await createWordFile(toWordSheet(piece, href)));
};

import type { APIRoute, GetStaticPaths } from 'astro';
import { Packer } from 'docx';
import { siteAddress } from '../../../content/content.ts';
import {
  type Piece,
  readMoments,
  toWordSheet,
} from '../../../features/tools/toolbox/toolbox-pieces.ts';
import { wordDocument } from '../../../features/tools/word-document.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await readMoments())
    .flatMap(({ pieces }) => pieces)
    .map((piece) => ({ params: { id: piece.id }, props: { piece } }));

/** A tool as a Word document. */
export const GET: APIRoute<{ piece: Piece }> = async ({ props: { piece }, site }) => {
  const { href } = new URL(piece.article.to, siteAddress(site));
  return new Response(await Packer.toArrayBuffer(wordDocument(toWordSheet(piece, href))));
};

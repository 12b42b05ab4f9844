import type { APIRoute, GetStaticPaths } from 'astro';
import { formatCsv } from '../../../../lib/csv.ts';
import { getSiteUrl } from '../../../content/content.ts';
import type { Piece } from '../../../features/tools/toolbox/toolbox-pieces.ts';
import { readMoments, toWordSheet } from '../../../features/tools/toolbox/toolbox-pieces.ts';
import { createWordFile } from '../../../features/tools/word-document.ts';

/** Each tool as a table for spreadsheets, and as a Word document. */
export const getStaticPaths: GetStaticPaths = async () =>
  (await readMoments())
    .flatMap(({ pieces }) => pieces)
    .flatMap((piece) =>
      ['csv', 'docx'].map((format) => ({
        params: { file: `${piece.id}.${format}` },
        props: { piece, format },
      })),
    );

export const GET: APIRoute<{ piece: Piece; format: string }> = async ({ props, site }) => {
  const { piece, format } = props;
  if (format === 'csv') {
    // Without the byte order mark, Excel does not read the file as UTF-8.
    return new Response(`\ufeff${formatCsv(piece.rows)}`, {
      headers: { 'content-type': 'text/csv; charset=utf-8' },
    });
  }
  const { href } = new URL(piece.article.to, getSiteUrl(site));
  return new Response(await createWordFile(toWordSheet(piece, href)));
};

import type { APIRoute, GetStaticPaths } from 'astro';
import { formatCsv } from '../../../../lib/csv.ts';
import { readMoments } from '../../../features/tools/toolbox/toolbox-pieces.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await readMoments())
    .flatMap(({ pieces }) => pieces)
    .map(({ id, rows }) => ({ params: { id }, props: { rows } }));

/** A tool as a table, for spreadsheets; Excel needs the mark to read it as UTF-8. */
export const GET: APIRoute<{ rows: string[][] }> = ({ props }) =>
  new Response(`\ufeff${formatCsv(props.rows)}`, {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });

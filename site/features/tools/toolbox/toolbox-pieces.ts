/** What readers can copy from articles, by the moment of hiring in which they need it. */
import { getEntry } from 'astro:content';
import { ContentError } from '../../../../lib/content/errors.ts';
import type { PieceKind, ToolboxContent } from '../../../../lib/content/schemas/tools.ts';
import { load, nameFile } from '../../../content/content.ts';
import { escapeText } from '../../../text/html-source.ts';
import { stackTables } from '../../../text/stacked-tables.ts';
import { allPosts, type Post } from '../../post/posts.ts';
import type { Sheet } from '../word-document.ts';
import { findPieces, type SourcePiece } from './find-pieces.ts';

export interface Piece extends SourcePiece {
  /** Also the name of its download. */
  id: string;
  title: string;
  article: { title: string; to: string };
}

export interface Moment extends Pick<ToolboxContent['moments'][number], 'id' | 'title' | 'text'> {
  pieces: Piece[];
}

/** @throws ContentError if a post does not exist or has nothing to copy */
export async function readMoments(): Promise<Moment[]> {
  const moments = load('tools/toolbox.yaml')?.moments ?? [];
  return Promise.all(
    moments.map(async ({ from, ...moment }) => ({
      ...moment,
      pieces: (await Promise.all(from.map(readPieces))).flat(),
    })),
  );
}

type Source = ToolboxContent['moments'][number]['from'][number];

async function readPieces({ post: slug, without, names }: Source): Promise<Piece[]> {
  const post = allPosts.find((candidate) => candidate.slug === slug);
  if (!post) throw createError(`no post is '${slug}'`);
  const entry = await getEntry('posts', slug);
  const pieces = findPieces(entry?.rendered?.html ?? '').filter(
    ({ kind }) => !without.includes(kind),
  );
  if (pieces.length === 0) throw createError(`'${slug}' holds nothing to copy`);
  if (names.length > 0 && names.length !== pieces.length)
    throw createError(`'${slug}' holds ${pieces.length} tools, but 'names' has ${names.length}`);
  return pieces.map((piece, index) => toPiece(piece, index, pieces, post, names[index]));
}

const createError = (problem: string) =>
  new ContentError({ file: nameFile('tools/toolbox.yaml'), path: 'moments', message: problem });

function toPiece(
  piece: SourcePiece,
  index: number,
  all: SourcePiece[],
  post: Post,
  name: string | undefined,
): Piece {
  const { kind, heading, anchor, html } = piece;
  const alike = all.filter((other) => other.heading === heading && other.kind === kind);
  const number = alike.length > 1 ? `, ${alike.indexOf(piece) + 1} of ${alike.length}` : '';
  const id = `${post.slug}-${index + 1}`;
  const title = name ?? `${heading || post.title}${number}`;
  const hash = anchor && `#${anchor.normalize('NFD').replace(/\p{M}/gu, '')}`;
  return {
    ...piece,
    id,
    html: stackTables(html, id, escapeText(title)),
    title,
    article: { title: post.title, to: `/blog/${post.slug}${hash}` },
  };
}

/** @param address of the article */
export const toWordSheet = ({ title, kind, rows, article }: Piece, address: string): Sheet => ({
  title,
  blocks: [...createBlocks(kind, rows), { kind: 'text', text: `${article.title}\n${address}` }],
});

function createBlocks(kind: PieceKind, rows: string[][]): Sheet['blocks'] {
  if (kind === 'table') return [{ kind, rows }];
  if (kind === 'checklist') return [{ kind: 'list', items: rows.flat() }];
  return rows.map(([text = '']) => ({ kind: 'text', text }));
}

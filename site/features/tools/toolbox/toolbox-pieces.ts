/** What readers can copy from articles, by the moment of hiring in which they need it. */
import { getEntry } from 'astro:content';
import { contentFile } from '../../../../lib/content/folder.ts';
import { ContentError } from '../../../../lib/content/read.ts';
import { type ToolboxContent, toolboxSchema } from '../../../../lib/content/schemas/toolbox.ts';
import { load } from '../../../content/content.ts';
import { applyEdits, parsePart } from '../../../text/html-source.ts';
import { makeTableScroll } from '../../post/article-html.ts';
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
  const { moments } = load('tools/toolbox', toolboxSchema);
  return Promise.all(
    moments.map(async ({ id, title, text, from }) => ({
      id,
      title,
      text,
      pieces: (await Promise.all(from.map(readPieces))).flat(),
    })),
  );
}

type Source = ToolboxContent['moments'][number]['from'][number];

async function readPieces({ post: slug, without }: Source): Promise<Piece[]> {
  const post = allPosts.find((candidate) => candidate.slug === slug);
  if (!post) throw referenceError(`no post is '${slug}'`);
  const entry = await getEntry(post.collection, slug);
  const pieces = findPieces(entry?.rendered?.html ?? '').filter(
    ({ kind }) => !without.includes(kind),
  );
  if (pieces.length === 0) throw referenceError(`'${slug}' holds nothing to copy`);
  return pieces.map((piece, index) => toPiece(piece, index, pieces, post));
}

const referenceError = (problem: string) =>
  new ContentError(`${contentFile('tools/toolbox.yaml')}: moments: ${problem}`);

function toPiece(piece: SourcePiece, index: number, all: SourcePiece[], post: Post): Piece {
  const heading = piece.heading || post.title;
  const sameKind = all.filter(
    (other) => other.heading === piece.heading && other.kind === piece.kind,
  );
  const number =
    sameKind.length > 1 ? `, ${sameKind.indexOf(piece) + 1} of ${sameKind.length}` : '';
  const id = `${post.slug}-${index + 1}`;
  const title = `${heading}${number}`;
  return {
    ...piece,
    id,
    html: piece.kind === 'table' ? addCaption(piece.html, id, title) : piece.html,
    title,
    article: {
      title: post.title,
      to: `/blog/${post.slug}${piece.anchor && `#${piece.anchor.normalize('NFD').replace(/\p{M}/gu, '')}`}`,
    },
  };
}

function addCaption(html: string, id: string, title: string): string {
  const caption = {
    id: `${id}-caption`,
    html: title.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    isVisible: false,
  };
  return applyEdits(
    html,
    parsePart(html)
      .filter(({ tagName }) => tagName === 'table')
      .flatMap((table) => makeTableScroll(table, caption)),
  );
}

/** @param address of the article */
export const toWordSheet = ({ title, kind, rows, article }: Piece, address: string): Sheet => ({
  title,
  blocks: [
    ...(kind === 'table'
      ? [{ kind: 'table' as const, rows }]
      : kind === 'checklist'
        ? [{ kind: 'list' as const, items: rows.flat() }]
        : rows.map(([text = '']) => ({ kind: 'text' as const, text }))),
    { kind: 'text', text: `${article.title}\n${address}` },
  ],
});

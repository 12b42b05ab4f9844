/** What the articles hold to copy, by the moment in which a hiring leader needs it. */
import { getEntry } from 'astro:content';
import { contentFile } from '../../../../lib/content/folder.ts';
import { ContentError } from '../../../../lib/content/read.ts';
import { type ToolboxContent, toolboxSchema } from '../../../../lib/content/schemas/toolbox.ts';
import { load } from '../../../content/content.ts';
import { applyEdits, parsePart } from '../../../text/html-source.ts';
import { allPosts, type Post } from '../../post/posts.ts';
import { scrollingTable } from '../../post/scrolling-table.ts';
import type { Sheet } from '../word-document.ts';
import { type FoundPiece, piecesIn } from './pieces-in.ts';

export interface Piece extends FoundPiece {
  /** Also the name of its files. */
  id: string;
  title: string;
  article: { title: string; to: string };
}

export interface Moment extends Pick<ToolboxContent['moments'][number], 'id' | 'title' | 'text'> {
  pieces: Piece[];
}

/** @throws ContentError naming a post that is not there, or that holds nothing to copy */
export async function toolboxMoments(): Promise<Moment[]> {
  const { moments } = load('tools/toolbox', toolboxSchema);
  return Promise.all(
    moments.map(async ({ id, title, text, from }) => ({
      id,
      title,
      text,
      pieces: (await Promise.all(from.map(piecesFrom))).flat(),
    })),
  );
}

type Source = ToolboxContent['moments'][number]['from'][number];

async function piecesFrom({ post: slug, without }: Source): Promise<Piece[]> {
  const post = allPosts.find((candidate) => candidate.slug === slug);
  if (!post) throw deadReference(`no post is '${slug}'`);
  const entry = await getEntry(post.collection, slug);
  const found = piecesIn(entry?.rendered?.html ?? '').filter(({ kind }) => !without.includes(kind));
  if (found.length === 0) throw deadReference(`'${slug}' holds nothing to copy`);
  return found.map((piece, index) => pieceOf(piece, index, found, post));
}

const deadReference = (problem: string) =>
  new ContentError(`${contentFile('tools/toolbox.yaml')}: moments: ${problem}`);

function pieceOf(piece: FoundPiece, index: number, all: FoundPiece[], post: Post): Piece {
  const heading = piece.heading || post.title;
  const alike = all.filter((other) => other.heading === piece.heading && other.kind === piece.kind);
  const number = alike.length > 1 ? `, ${alike.indexOf(piece) + 1} of ${alike.length}` : '';
  const id = `${post.slug}-${index + 1}`;
  const title = `${heading}${number}`;
  return {
    ...piece,
    id,
    html: piece.kind === 'table' ? tableHtml(piece.html, id, title) : piece.html,
    title,
    article: {
      title: post.title,
      to: `/blog/${post.slug}${piece.anchor && `#${piece.anchor.normalize('NFD').replace(/\p{M}/gu, '')}`}`,
    },
  };
}

function tableHtml(html: string, id: string, title: string): string {
  const caption = {
    id: `${id}-caption`,
    html: title.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    isVisible: false,
  };
  return applyEdits(
    html,
    parsePart(html)
      .filter(({ tagName }) => tagName === 'table')
      .flatMap((table) => scrollingTable(table, caption)),
  );
}

/** @param address of the article */
export const wordSheet = ({ title, kind, rows, article }: Piece, address: string): Sheet => ({
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

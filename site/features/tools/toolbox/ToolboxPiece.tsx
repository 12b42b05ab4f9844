import type { ToolboxContent } from '../../../../lib/content/schemas/tools.ts';
import { Button } from '../../../ui/Button.tsx';
import { DisclosureRow } from '../../../ui/DisclosureRow.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { Piece } from './toolbox-pieces.ts';

interface Props {
  piece: Piece;
  copy: ToolboxContent['piece'];
}

/** A disclosure with a table, script or checklist to copy, print and download; piece-actions.ts acts on its buttons. */
export function ToolboxPiece({ piece: { id, title, kind, article, html }, copy }: Props) {
  // The audience follows the name in parentheses, which would make a title of four lines.
  const [, name = title, audience] = /^(.+) \((.+)\)$/.exec(title) ?? [];
  return (
    <details id={id} className="piece disclosure">
      <DisclosureRow title={name}>
        <span className="piece-kind quiet small">
          {copy.kinds[kind]}
          {audience && `, ${audience}`}
        </span>
      </DisclosureRow>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown */}
      <div className="piece-body prose" dangerouslySetInnerHTML={{ __html: html }} />
      <div className="piece-foot screen-only">
        <p className="cluster">
          <Button weight="quiet" small data-copies>
            {copy.copy}
          </Button>
          <Button weight="quiet" small data-prints>
            {copy.print}
          </Button>
          <a className="button button-quiet button-small" href={`/tools/files/${id}.csv`} download>
            <span className="button-words">{copy.csv}</span>
          </a>
          <a className="button button-quiet button-small" href={`/tools/files/${id}.docx`} download>
            <span className="button-words">{copy.word}</span>
          </a>
        </p>
        <p role="status" data-copied={copy.copied} data-failed={copy.copyFailed} />
        <p>
          {copy.from} <TextLink to={article.to} label={article.title} />
        </p>
      </div>
    </details>
  );
}

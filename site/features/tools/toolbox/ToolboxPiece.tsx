import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PieceKind, ToolboxContent } from '../../../../lib/content/schemas/toolbox.ts';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { DisclosureRow } from '../../../ui/DisclosureRow.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import './toolbox.css';

interface Props {
  id: string;
  title: string;
  kind: PieceKind;
  article: { title: string; to: string };
  copy: ToolboxContent['piece'];
  /** The table, script or checklist as HTML; only an .astro page can pass it to an island. */
  children?: ReactNode;
}

/** A disclosure with something to copy, print and download. */
export function ToolboxPiece({ id, title, kind, article, copy, children }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  const [printing, setPrinting] = useState(false);

  useEffect(() => {
    const stopPrinting = () => setPrinting(false);
    addEventListener('afterprint', stopPrinting);
    return () => removeEventListener('afterprint', stopPrinting);
  }, []);

  function printPiece(): void {
    flushSync(() => setPrinting(true));
    print();
  }

  async function copyBody(): Promise<void> {
    const copied = body.current !== null && (await copyPiece(body.current));
    setStatus(copied ? copy.copied : copy.copyFailed);
  }

  // The audience follows the name in parentheses, which would make a title of four lines.
  const [, name = title, audience] = /^(.+) \((.+)\)$/.exec(title) ?? [];
  return (
    <details id={id} className={printing ? 'piece piece-alone disclosure' : 'piece disclosure'}>
      <DisclosureRow title={name}>
        <span className={`piece-kind piece-${kind} quiet`}>
          {copy.kinds[kind]}
          {audience && `, ${audience}`}
        </span>
      </DisclosureRow>
      <div ref={body} className="piece-body">
        {children}
      </div>
      <div className="piece-foot screen-only">
        <p className="cluster">
          <Button weight="quiet" small onClick={copyBody}>
            {copy.copy}
          </Button>
          <Button weight="quiet" small onClick={printPiece}>
            {copy.print}
          </Button>
          <a className="button button-quiet button-small" href={`/tools/files/${id}.csv`} download>
            <span className="button-words">{copy.csv}</span>
          </a>
          <a className="button button-quiet button-small" href={`/tools/files/${id}.docx`} download>
            <span className="button-words">{copy.word}</span>
          </a>
        </p>
        <p role="status">{status}</p>
        <p>
          {copy.from} <TextLink to={article.to} label={article.title} />
        </p>
      </div>
    </details>
  );
}

/** Copies HTML and text if the browser can, so that a table stays a table; otherwise text. */
async function copyPiece(piece: HTMLElement): Promise<boolean> {
  const text = [...piece.querySelectorAll('tr, p, li')].map(toLine).join('\n');
  const createData = (content: string, type: string) => ({ [type]: new Blob([content], { type }) });
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        ...createData(piece.innerHTML, 'text/html'),
        ...createData(text, 'text/plain'),
      }),
    ]);
    return true;
  } catch {
    return copyText(text);
  }
}

/** Cells are separated by tabs, for spreadsheets. */
const toLine = (line: Element): string =>
  line instanceof HTMLTableRowElement
    ? [...line.cells].map(({ textContent }) => textContent.trim()).join('\t')
    : line.textContent.trim();

import type { ReactNode } from 'react';
import type { ToolboxContent } from '../../../../lib/content/schemas/tools.ts';
import { Line } from '../../../motion/Line.tsx';
import { fill } from '../../../text/sentences.ts';
import { RailSection } from '../../../ui/RailSection.tsx';
import { ToolboxPiece } from './ToolboxPiece.tsx';
import type { Moment } from './toolbox-pieces.ts';
import './toolbox.css';

/** The tools with their own page, each twice as large as a list from an article. */
export const Instruments = ({ content }: { content: ToolboxContent['instruments'] }) => (
  <RailSection
    id="instruments-title"
    title={content.headline}
    className="toolbox-instruments on-lichen"
    zone="section-small"
  >
    <ul role="list" className="toolbox-tools columns tablet-2 row-gap-40 above-24-32">
      {content.items.map(({ label, to, text }) => (
        <li key={to} className="relative">
          <svg className="toolbox-tool-drawing" data-draw="right" aria-hidden="true">
            {drawings[to]}
          </svg>
          <h3 className="above-16 type-tile">
            <a className="link link-stretched" href={to}>
              {label}
            </a>
          </h3>
          <p className="above-12 measure-30">{text}</p>
        </li>
      ))}
    </ul>
  </RailSection>
);

interface RowProps {
  from?: string;
  to?: string;
  y: number;
  /** Whether it is in the color and weight of the page's line. */
  strong?: boolean;
  sign?: 'ring' | 'dot';
  /** Where the sign is. */
  at?: string;
}

const Row = ({ from = '0', to = '100%', y, strong = false, sign, at = from }: RowProps) => (
  <g>
    <line className={strong ? 'stroke' : 'hairline'} x1={from} x2={to} y1={y} y2={y} />
    {sign && <circle className={`drawn-${sign}`} cx={at} cy={y} />}
  </g>
);

/** A row from a ring, as the page's line starts. */
const FirstRow = ({ to = '100%' }) => <Row from="10" to={to} y={12} strong sign="ring" />;

const Fold = ({ x, y, to }: { x: string; y: number; to: 'left' | 'right' }) => (
  <svg x={x} y={y} aria-hidden="true">
    <path className="hairline" d={`M0 0a12 12 0 0 ${to === 'right' ? 1 : 0} 0 24`} />
  </svg>
);

/** How wide the answers of a brief after the first are, in percent of its page. */
const answers = [100, 82, 45, 93, 70, 98, 58, 88, 36];

/** Where the lines of people end who are not on a slate, in percent of the days. */
const ends = [38, 62, 46, 70, 54, 82, 66, 90];

/** Where wages begin, end, and have their median, in percent of the highest. */
const spans = [
  [38, 100, 64],
  [27, 71, 46],
  [21, 58, 39],
  [14, 48, 29],
  [9, 40, 22],
];

/** What each tool draws: days that fold, ten rows, four must-haves with the first one met, five wages with their medians, and two people left of ten. */
const drawings: Readonly<Record<string, ReactNode>> = {
  '/tools/cost-of-vacancy': (
    <>
      {[44, 68, 92, 116].map((y) => (
        <Row key={y} from="12" y={y} />
      ))}
      <Fold x="100%" y={44} to="right" />
      <Fold x="12" y={68} to="left" />
      <Fold x="100%" y={92} to="right" />
      <FirstRow />
    </>
  ),
  '/tools/hiring-brief': (
    <>
      {answers.map((width, row) => (
        <Row key={width} to={`${width}%`} y={29 + row * 11} />
      ))}
      <FirstRow to="64%" />
    </>
  ),
  '/tools/scorecard': (
    <>
      <Row from="10" y={12} strong sign="dot" />
      {[46, 80, 114].map((y) => (
        <Row key={y} from="10" y={y} sign="ring" />
      ))}
    </>
  ),
  '/tools/pay': spans.map(([from, to, median], row) => (
    <Row
      key={from}
      from={`${from}%`}
      to={`${to}%`}
      y={14 + row * 26}
      sign="dot"
      at={`${median}%`}
    />
  )),
  '/tools/specimen-slate': (
    <>
      {ends.map((end, row) => (
        <Row key={end} to={`${end}%`} y={8 + row * 8} />
      ))}
      {[86, 114].map((y) => (
        <Row key={y} from="3" y={y} strong sign="ring" at="100%" />
      ))}
    </>
  ),
};

/** Pieces that a moment shows at first: a row of three, and three rows on a phone. */
const shownPieces = 3;

interface MomentsProps {
  moments: readonly Moment[];
  copy: ToolboxContent['piece'];
}

/** The moments of hiring, each with pieces from articles; more than three unfold. */
export const Moments = ({ moments, copy }: MomentsProps) => (
  <div className="on-paper">
    <div className="frame">
      <div className="zone toolbox-moments columns row-gap-40 section-small">
        <Line className="lane-right straight-v full" />
        {moments.map(({ id, title, text, pieces }) => (
          <section
            key={id}
            id={id}
            className="columns-wide row-gap-16 split split-4"
            aria-labelledby={`${id}-title`}
          >
            <div className="toolbox-words">
              <h2 id={`${id}-title`} className="type-h3">
                {title}
              </h2>
              <p className="above-8 measure-21">{text}</p>
            </div>
            <div>
              <Pieces pieces={pieces.slice(0, shownPieces)} copy={copy} />
              <MorePieces pieces={pieces.slice(shownPieces)} copy={copy} />
            </div>
          </section>
        ))}
      </div>
    </div>
  </div>
);

interface PiecesProps extends Pick<Moment, 'pieces'> {
  copy: ToolboxContent['piece'];
}

function MorePieces({ pieces, copy }: PiecesProps) {
  if (pieces.length === 0) return null;
  return (
    <details className="toolbox-more">
      <summary className="toolbox-more-row above-16">
        <span className="button button-quiet button-small">
          <span className="button-words">{fill(copy.more, { count: String(pieces.length) })}</span>
        </span>
      </summary>
      <Pieces pieces={pieces} copy={copy} />
    </details>
  );
}

const Pieces = ({ pieces, copy }: PiecesProps) => (
  <div className="columns laptop-3 row-gap-0 ruled">
    {pieces.map((piece) => (
      <ToolboxPiece key={piece.id} piece={piece} copy={copy} />
    ))}
  </div>
);

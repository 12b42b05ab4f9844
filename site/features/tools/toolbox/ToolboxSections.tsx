import type { ReactNode } from 'react';
import type { ToolboxContent } from '../../../../lib/content/schemas/tools.ts';
import { range } from '../../../drawing/numbers.ts';
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

/** How wide the ten answers of a brief are, in percent of its page. */
const answers = [64, 100, 82, 45, 93, 70, 98, 58, 88, 36];
/** The first answer has the ring, and room below it. */
const getAnswerY = (row: number) => (row === 0 ? 12 : 18 + row * 11);

/** Where the lines of people end who are not on a slate, in percent of the days. */
const ends = [38, 62, 46, 70, 54, 82, 66, 90];

/** Where wages lie, in percent of the highest. */
const spans = [
  { from: 38, to: 100, median: 64 },
  { from: 27, to: 71, median: 46 },
  { from: 21, to: 58, median: 39 },
  { from: 14, to: 48, median: 29 },
  { from: 9, to: 40, median: 22 },
];

/** What each tool draws: days that fold, ten rows, four must-haves with the first one met, five wages with their medians, and two people left of ten. */
const drawings: Readonly<Record<string, ReactNode>> = {
  '/tools/cost-of-vacancy': (
    <>
      {range(4).map((row) => (
        <g key={row}>
          <line className="hairline" x1="12" x2="100%" y1={44 + row * 24} y2={44 + row * 24} />
          {row < 3 && (
            <svg x={row % 2 ? '12' : '100%'} y={44 + row * 24} aria-hidden="true">
              <path className="hairline" d={`M0 0a12 12 0 0 ${row % 2 ? 0 : 1} 0 24`} />
            </svg>
          )}
        </g>
      ))}
      <line className="stroke" x1="10" x2="100%" y1="12" y2="12" />
      <circle className="drawn-ring" cx="10" cy="12" />
    </>
  ),
  '/tools/hiring-brief': (
    <>
      {answers.map((width, row) => (
        <line
          key={width}
          className={row === 0 ? 'stroke' : 'hairline'}
          x1={row === 0 ? 10 : 0}
          x2={`${width}%`}
          y1={getAnswerY(row)}
          y2={getAnswerY(row)}
        />
      ))}
      <circle className="drawn-ring" cx="10" cy="12" />
    </>
  ),
  '/tools/scorecard': (
    <>
      {[12, 46, 80, 114].map((y, row) => (
        <g key={y}>
          <line className={row === 0 ? 'stroke' : 'hairline'} x1="10" x2="100%" y1={y} y2={y} />
          <circle className={row === 0 ? 'drawn-dot' : 'drawn-ring'} cx="10" cy={y} />
        </g>
      ))}
    </>
  ),
  '/tools/pay': (
    <>
      {spans.map(({ from, to, median }, row) => (
        <g key={from}>
          <line
            className="hairline"
            x1={`${from}%`}
            x2={`${to}%`}
            y1={14 + row * 26}
            y2={14 + row * 26}
          />
          <circle className="drawn-dot" cx={`${median}%`} cy={14 + row * 26} />
        </g>
      ))}
    </>
  ),
  '/tools/specimen-slate': (
    <>
      {ends.map((end, row) => (
        <line
          key={end}
          className="hairline"
          x1="0"
          x2={`${end}%`}
          y1={8 + row * 8}
          y2={8 + row * 8}
        />
      ))}
      {[86, 114].map((y) => (
        <g key={y}>
          <line className="stroke" x1="3" x2="100%" y1={y} y2={y} />
          <circle className="drawn-ring" cx="100%" cy={y} />
        </g>
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

import type { ReactNode } from 'react';
import type { ToolboxContent } from '../../../../lib/content/schemas/tools.ts';
import { range } from '../../../drawing/numbers.ts';
import { Line } from '../../../motion/Line.tsx';
import { fill } from '../../../text/sentences.ts';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { ToolboxPiece } from './ToolboxPiece.tsx';
import type { Moment } from './toolbox-pieces.ts';
import './toolbox.css';

/** The tools with their own page. */
export const Instruments = ({ content }: { content: ToolboxContent['instruments'] }) => (
  <section className="on-lichen" aria-labelledby="instruments-title">
    <div className="frame">
      <div className="zone toolbox-instruments section-zone">
        <Line className="lane-right straight-v full" />
        <SectionHeading id="instruments-title">{content.headline}</SectionHeading>
        <ul role="list" className="toolbox-tools columns tablet-2 row-gap-40 above-24-32">
          {content.items.map(({ label, to, text }) => (
            <li key={to} className="toolbox-tool">
              <svg className="toolbox-tool-drawing" data-draw="right" aria-hidden="true">
                {drawings[to]}
              </svg>
              <a className="link type-h3 unbroken above-16 semibold" href={to}>
                {label}
              </a>
              <p className="above-12">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
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

interface MomentProps {
  moment: Moment;
  ground: 'on-paper' | 'on-lichen';
  copy: ToolboxContent['piece'];
}

/** A moment of hiring, with pieces from articles; more than three unfold. */
export function MomentSection({ moment: { id, title, text, pieces }, ground, copy }: MomentProps) {
  const more = pieces.length - shownPieces;
  return (
    <section id={id} className={ground} aria-labelledby={`${id}-title`}>
      <div className="frame">
        <div className="zone toolbox-moment-zone">
          <Line className="lane-right straight-v full" />
          <div className="toolbox-words split">
            <SectionHeading id={`${id}-title`} look="type-tile">
              {title}
            </SectionHeading>
            <p>{text}</p>
          </div>
          <Pieces pieces={pieces.slice(0, shownPieces)} copy={copy} />
          {more > 0 && (
            <details className="toolbox-more">
              <summary className="toolbox-more-row">
                <span className="button button-quiet button-small">
                  <span className="button-words">{fill(copy.more, { count: String(more) })}</span>
                </span>
              </summary>
              <Pieces pieces={pieces.slice(shownPieces)} copy={copy} />
            </details>
          )}
        </div>
      </div>
    </section>
  );
}

const Pieces = ({ pieces, copy }: Pick<Moment, 'pieces'> & Pick<MomentProps, 'copy'>) => (
  <div className="columns laptop-3 row-gap-0 ruled">
    {pieces.map((piece) => (
      <ToolboxPiece key={piece.id} piece={piece} copy={copy} />
    ))}
  </div>
);

import type { ReactNode } from 'react';
import type { ToolboxContent } from '../../../../lib/content/schemas/tools.ts';
import { Line } from '../../../motion/Line.tsx';
import { fill } from '../../../text/sentences.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { RailSection } from '../../../ui/RailSection.tsx';
import { RuledLinks } from '../../../ui/RuledLinks.tsx';
import { ToolboxPiece } from './ToolboxPiece.tsx';
import type { Moment } from './toolbox-pieces.ts';
import '../../service/tiles.css';
import './toolbox.css';

/** The tools with their own page: those with an action as tiles, the others as a list. */
export const Instruments = ({ content }: { content: ToolboxContent['instruments'] }) => (
  <RailSection
    id="instruments-title"
    title={content.headline}
    className="toolbox-instruments on-lichen"
    zone="section-small"
  >
    <ul role="list" className="tiles above-24-32">
      {content.tools.map(({ label, to, text, action }, index) => (
        <li key={to} className={`tile toolbox-tool ${index % 2 ? 'on-chalk' : 'on-ever'}`}>
          <h3 className="type-tile">{label}</h3>
          <svg className="tile-drawing" data-draw="right" aria-hidden="true">
            {drawings[to]}
          </svg>
          <div>
            <p className="measure-30">{text}</p>
            <ButtonLink
              to={to}
              label={action}
              weight={index === 0 ? 'main' : 'second'}
              className="above-16 full-on-phone"
            />
          </div>
        </li>
      ))}
    </ul>
    <div className="above-48-64">
      <RuledLinks links={content.items} />
    </div>
  </RailSection>
);

/** A row from a ring, as the page's line starts. */
const FirstRow = ({ to }: { to: string }) => (
  <>
    <line className="stroke" x1="24" x2={to} y1="12" y2="12" />
    <circle className="drawn-ring" cx="24" cy="12" />
  </>
);

/** How wide the answers of a brief after the first are, in percent of its page. */
const answers = [91, 82, 45, 93, 70, 86, 58, 88];

/** What the two tools that are filled out draw: days that fold, and the rows of a page. */
const drawings: Readonly<Record<string, ReactNode>> = {
  '/tools/cost-of-vacancy': (
    <>
      <FirstRow to="100%" />
      {[44, 68, 92].map((y) => (
        <line key={y} className="hairline" x1="24" x2="92%" y1={y} y2={y} />
      ))}
      <svg x="92%" y="44" aria-hidden="true">
        <path className="hairline" d="M0 0a12 12 0 0 1 0 24" />
      </svg>
      <path className="hairline" d="M24 68a12 12 0 0 0 0 24" />
    </>
  ),
  '/tools/hiring-brief': (
    <>
      <FirstRow to="64%" />
      {answers.map((width, row) => (
        <line
          key={width}
          className="hairline"
          x1="24"
          x2={`${width}%`}
          y1={29 + row * 11}
          y2={29 + row * 11}
        />
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

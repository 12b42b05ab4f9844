import { type Claim, formatFigure } from '../../../lib/content/schemas/claims.ts';
import type { HomeContent } from '../../../lib/content/schemas/pages.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Dot, Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { NotedLabel } from '../claims/ClaimNote.tsx';
import './comparison.css';

interface Props {
  content: NonNullable<HomeContent['comparison']>;
  /** The firm's name, set against 'Traditional search'. */
  ours: string;
  findClaim: (id: string) => Claim | undefined;
}

/** Two searches for the same role, divided by the line: wide type is theirs and slow, narrow is ours. */
export function Comparison({ content, ours, findClaim }: Props) {
  return (
    <section className="on-paper" aria-labelledby="comparison-title">
      <div className="frame">
        <div className="zone pad-top-48-64">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="comparison-title">{content.headline}</SectionHeading>
        </div>
        <Crossing from="right" className="only-below-tablet" />
        <div className="zone comparison-body">
          <Line className="lane-left straight-v full only-below-tablet" />
          <Line className="comparison-turn bend-br only-from-tablet" />
          <Line className="comparison-lane bend-tl only-from-tablet" />
          <div className="comparison-names grid" aria-hidden="true">
            <p className="comparison-theirs-name quiet">{content.theirs}</p>
            <p className="comparison-ours-name">{ours}</p>
          </div>
          <ul role="list" className="pairs">
            {content.pairs.map((pair) => (
              <Pair
                key={pair.topic}
                {...pair}
                names={{ theirs: content.theirs, ours }}
                findClaim={findClaim}
              />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

type PairContent = NonNullable<HomeContent['comparison']>['pairs'][number];

interface PairProps extends PairContent, Pick<Props, 'findClaim'> {
  names: { theirs: string; ours: string };
}

function Pair({ topic, theirs, ours, names, findClaim }: PairProps) {
  const ourSign = ourSigns[ours.icon];
  return (
    <li className="pair zone grid">
      <h3 className="pair-topic type-small semibold larger-when-wide">{topic}</h3>
      <Side
        side={theirs}
        name={names.theirs}
        className="pair-theirs quiet"
        timeClass="pair-their-time"
        findClaim={findClaim}
      />
      <svg viewBox="0 0 80 60" className="pair-sign pair-their-sign" aria-hidden="true">
        <path className="hairline" d={theirSigns[theirs.icon]} />
      </svg>
      <Dot className="pair-dot on-rail" />
      <svg viewBox="0 0 80 60" className="pair-sign pair-our-sign" aria-hidden="true">
        <path className="stroke" d={ourSign.path} />
        {ourSign.ring && <circle className="stroke" cx={ourSign.ring} cy="30" r="8" />}
        {ourSign.dot && <circle className="pair-solid" cx={ourSign.dot} cy="30" r="8" />}
      </svg>
      <Side
        side={ours}
        name={names.ours}
        className="pair-ours"
        timeClass="type-subtitle"
        findClaim={findClaim}
      />
    </li>
  );
}

/** Lines that fail, in ink. Each ends at the right edge of its box. */
const theirSigns: Record<PairContent['theirs']['icon'], string> = {
  fold: 'M2 8H54a6 6 0 0 1 0 13H10a6 6 0 0 0 0 13H54a6 6 0 0 1 0 13H0',
  fan: 'M0 30H34M34 30L74 4M34 30L78 18M34 30L78 42M34 30L74 56',
  dashes: 'M0 30H12M20 30H32M40 30H52M60 30H70',
  stack: 'M6 10H64M6 18H64M6 26H64M6 34H64M6 42H64M6 50H64',
  stop: 'M0 30H48M48 20V40M58 20V40',
};

/** The firm's side: one stroke out of the lane, with a ring or dot. */
const ourSigns: Record<PairContent['ours']['icon'], { path: string; ring?: number; dot?: number }> =
  {
    straight: { path: 'M0 30H72', dot: 72 },
    ring: { path: 'M0 30H30M52 30H78', ring: 41 },
    short: { path: 'M0 30H36', dot: 36 },
    slate: { path: 'M0 30H46M56 18V42M66 18V42M76 18V42' },
    onward: { path: 'M0 30H80', dot: 40 },
  };

interface SideProps extends Pick<Props, 'findClaim'> {
  side: PairContent['theirs' | 'ours'];
  name: string;
  className: string;
  timeClass: string;
}

/** A time in words, or a claim with its label, if it is there; and what it means. */
function Side({ side: { time, title, description }, name, ...props }: SideProps) {
  const figure = typeof time === 'string' ? undefined : props.findClaim(time.claim);
  return (
    <div className={props.className} data-figure="">
      <span className="sr-only">{name}: </span>
      {typeof time === 'string' && <p className={props.timeClass}>{time}</p>}
      {figure && (
        <div className="pair-time">
          <p className={props.timeClass}>{formatFigure(figure)}</p>
          <div className="quiet small">
            <NotedLabel claim={figure} />
          </div>
        </div>
      )}
      <p className="pair-title semibold larger-when-wide">{title}</p>
      <p className="quiet small">
        <Unbroken text={description} />
      </p>
    </div>
  );
}

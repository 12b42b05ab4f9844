import type { AboutPage } from '../../../lib/content/schemas/pages.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './practices.css';
import { range } from '../../drawing/numbers.ts';

/** Four practices, drawn by the line: one pass from the right rail to the left one. */
export function HowWeWork({ content }: { content: NonNullable<AboutPage['practice']> }) {
  return (
    <section className="practices on-ever" aria-labelledby="practices-title">
      <div className="frame">
        <div className="zone section-top">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="practices-title">{content.headline}</SectionHeading>
        </div>
        <Crossing from="right" className="only-below-laptop" />
        <ul role="list" className="practices-list">
          {content.items.map(({ title, text }, index) => (
            <li key={title} className="practice">
              <Practice name={names[index] ?? 'long'} isLast={index === names.length - 1} />
              <div className="zone practice-words">
                <Line className="lane-left straight-v full only-below-laptop" />
                {index === 0 && (
                  <Line className="practice-out lane-left bend-tl reach only-from-laptop" />
                )}
                <h3 className="type-h3">{title}</h3>
                <p className="item-text practice-text quiet">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** In the content's order. */
const names = ['down', 'long', 'joined', 'around'] as const;
type PracticeName = (typeof names)[number];
const practices = { down: Down, long: Long, joined: Joined, around: Around };

/**
 * One practice on the line. From 900 px up the four share one line through all cells; below 900 px, each
 * branches off the left rail and ends in a dot or rings.
 */
function Practice({ name, isLast }: { name: PracticeName; isLast: boolean }) {
  const Drawing = practices[name];
  return (
    <div className={`zone practice-figure practice-${name}`} aria-hidden="true">
      <Line className="lane-left straight-v full only-below-laptop" />
      <Line className="practice-off lane-left bend-bl reach only-below-laptop" />
      {isLast && <Line className="practice-in lane-right bend-br reach only-from-laptop" />}
      <Drawing />
    </div>
  );
}

/** Down into the role and up again. */
function Down() {
  return (
    <div className="practice-drawing" data-draw="left">
      <Line className="down-piece bend-tr" />
      <Line className="down-piece bend-bl" />
      <Line className="down-piece bend-br" />
      <Line className="down-piece bend-tl" />
      <Dot className="practice-end only-below-laptop" />
    </div>
  );
}

function Long() {
  return (
    <div className="practice-drawing long" data-draw="left">
      <span className="practice-run straight-h" />
      <span className="long-ticks">
        {range(10).map((tick) => (
          <span key={tick} className="long-tick" />
        ))}
      </span>
      <Dot className="practice-end only-below-laptop" />
    </div>
  );
}

function Joined() {
  return (
    <div className="practice-drawing joined" data-draw="left">
      <span className="practice-run straight-h" />
      {range(3).map((stem) => (
        <span key={stem} className="practice-stem straight-v">
          <Ring className="practice-stem-ring" />
        </span>
      ))}
    </div>
  );
}

/** A loop around a person, drawn as a dot. */
function Around() {
  return (
    <div className="practice-drawing around" data-draw="left">
      <span className="practice-run straight-h" />
      <span className="around-circle">
        <Dot className="around-dot" />
      </span>
    </div>
  );
}

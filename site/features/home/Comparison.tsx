import type { HomeContent } from '../../../contracts/content/home.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Dot, Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { OurSign, TheirSign } from './ComparisonSign.tsx';
import './comparison.css';

interface Props {
  content: HomeContent['comparison'];
  /** The firm's name, set against 'Traditional search'. */
  ours: string;
}

/** Two searches for the same role, divided by the line: wide type is theirs and slow, narrow is ours. */
export function Comparison({ content, ours }: Props) {
  return (
    <section className="comparison on-paper" aria-labelledby="comparison-title" data-drawing="">
      <div className="frame">
        <div className="zone comparison-head">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="comparison-title" className="comparison-title">
            {content.headline}
          </SectionHeading>
        </div>
        <Crossing from="right" className="comparison-crossing" step={2} />
        <div className="zone comparison-body">
          <Line className="comparison-turn" draw="left" step={2} />
          <Line className="comparison-lane" step={3} />
          <div className="comparison-names" aria-hidden="true">
            <p className="comparison-theirs-name">{content.theirs}</p>
            <p className="comparison-ours-name">{ours}</p>
          </div>
          <ul>
            {content.pairs.map((pair) => (
              <Pair key={pair.topic} pair={pair} theirs={content.theirs} ours={ours} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

type PairContent = HomeContent['comparison']['pairs'][number];

function Pair({ pair, theirs, ours }: { pair: PairContent; theirs: string; ours: string }) {
  return (
    <li className="pair">
      <h3 className="pair-topic type-label">{pair.topic}</h3>
      <div className="pair-theirs">
        <span className="sr-only">{theirs}: </span>
        <p className="pair-their-time">{pair.theirs.time}</p>
        <p className="pair-title">{pair.theirs.title}</p>
        <p className="pair-text">{pair.theirs.description}</p>
      </div>
      <TheirSign name={pair.theirs.icon} />
      <Dot className="pair-dot" step={4} />
      <OurSign name={pair.ours.icon} />
      <div className="pair-ours">
        <span className="sr-only">{ours}: </span>
        <p className="pair-our-time">{pair.ours.time}</p>
        <p className="pair-title">{pair.ours.title}</p>
        <p className="pair-text">{pair.ours.description}</p>
      </div>
    </li>
  );
}

import type { CareerStrategyContent } from '../../../lib/content/schemas/career-strategy.ts';
import { Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './career-lists.css';

/** Whom the call suits and what comes of it, side by side, and what it is not. */
export function CareerLists({ content }: { content: CareerStrategyContent }) {
  const { suits, gets, not } = content;
  return (
    <div className="career-lists on-lichen">
      <div className="frame">
        <div className="zone career-zone">
          <Line className="lane-right straight-v full" />
          <RuledList id="suits" list={suits} />
          <RuledList id="gets" list={gets} />
          <p className="career-not type-h3">{not}</p>
        </div>
      </div>
    </div>
  );
}

function RuledList({ id, list }: { id: string; list: CareerStrategyContent['suits'] }) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{list.headline}</SectionHeading>
      <ul className="career-items">
        {list.items.map(({ title, text }) => (
          <li key={title} className="career-item">
            <h3 className="type-h3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

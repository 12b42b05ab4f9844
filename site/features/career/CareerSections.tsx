import type { CareerStrategyContent } from '../../../lib/content/schemas/career-strategy.ts';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import './career.css';
import { RowTicks } from '../../ui/RowTicks.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';

export function CareerHead({ content }: { content: CareerStrategyContent }) {
  const { headline, lead, schedule, call } = content;
  return (
    <section className="on-paper" aria-labelledby="page-title">
      <div className="frame">
        <div className="career-opening opening">
          <h1 id="page-title" className="type-hero">
            {headline}
          </h1>
          <div className="measure-34">
            <p className="type-lead">{lead}</p>
            <ButtonLink {...schedule} className="above-24 full-on-phone" />
          </div>
        </div>
        <CallRow call={call} />
      </div>
    </section>
  );
}

/** The call as one row, from ring to dot, with a tick for each full minute between. */
function CallRow({ call }: { call: CareerStrategyContent['call'] }) {
  const { minutes, unit, start, end } = call;
  return (
    <figure className="zone call">
      <div className="call-run" aria-hidden="true">
        <Line className="start-row straight-h" />
        <Line className="bend-tr lane-right reach full" />
        <Ring className="start-ring" />
        <Dot className="call-dot" />
        <RowTicks count={minutes} className="call-ticks" />
      </div>
      <figcaption className="call-words cluster">
        <span className="type-small semibold">{start}</span>
        <span className="call-end balance">
          <strong className="call-minutes type-number">
            {minutes} {unit}
          </strong>
          <span className="type-small semibold">{end}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** Who the call is for beside what it gives, and what it is not. */
export function CareerLists({ content }: { content: CareerStrategyContent }) {
  const { suits, gets, not } = content;
  return (
    <div className="on-lichen">
      <div className="frame">
        <div className="zone section-zone career-zone">
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
    <section className="career-list" aria-labelledby={id}>
      <SectionHeading id={id}>{list.headline}</SectionHeading>
      <ul className="career-items above-24-32 ruled-rows">
        {list.items.map(({ title, text }) => (
          <li key={title} className="career-item">
            <h3 className="type-h3">{title}</h3>
            <p className="item-text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

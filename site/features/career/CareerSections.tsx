import type { CareerStrategyContent } from '../../../lib/content/schemas/pages.ts';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { RowTicks } from '../../ui/RowTicks.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import './career.css';

export function CareerHead({ content }: { content: CareerStrategyContent }) {
  const { headline, lead, schedule, form, call } = content;
  return (
    <section className="on-paper" aria-labelledby="page-title">
      <div className="frame">
        <div className="opening split-7 laptop-pad-top-32">
          <h1 id="page-title" className="type-hero">
            {headline}
          </h1>
          <div className="measure-34">
            <p className="type-lead">{lead}</p>
            <ButtonLink {...schedule} className="above-24 full-on-phone" />
            {form && (
              <p className="above-12">
                <TextLink to="#contact-form" label={form} />
              </p>
            )}
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
        <Line className="row straight-h" />
        <Line className="bend-tr lane-right reach full" />
        <Ring className="row-ring" />
        <Dot className="call-dot" />
        <RowTicks count={minutes} className="call-ticks" />
      </div>
      <figcaption className="zone cluster gap-16 between pad-bottom-48-64 laptop-align-baseline laptop-pad-bottom-20">
        <span className="type-small semibold">{start}</span>
        <span className="call-end balance text-right">
          <strong className="call-minutes signal type-number">
            {minutes} {unit}
          </strong>
          <span className="type-small semibold">{end}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** Who the call is for, and what it is not. */
export function CareerSuits({ content: { suits, not } }: { content: CareerStrategyContent }) {
  return (
    <div className="on-lichen">
      <div className="frame">
        <div className="zone section-zone">
          <Line className="lane-right straight-v full" />
          <section className="split split-7" aria-labelledby="suits">
            <div>
              <SectionHeading id="suits">{suits.headline}</SectionHeading>
              <p className="measure-20 above-24-32 type-h3">{not}</p>
            </div>
            <ul role="list" className="ruled-rows above-24-32 laptop-above-8">
              {suits.items.map(({ title, text }) => (
                <li key={title}>
                  <h3 className="type-h3">{title}</h3>
                  <p className="item-text">{text}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  );
}

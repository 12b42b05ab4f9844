import type { HomeContent } from '../../../lib/content/schemas/pages.ts';
import { range } from '../../drawing/numbers.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Dot, Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import './home.css';

/** Four benefits: steps on wide screens, stops on a rail on small ones. */
export function Benefits({ content }: { content: NonNullable<HomeContent['benefits']> }) {
  return (
    <section className="benefits on-lichen" aria-labelledby="benefits-title">
      <div className="frame">
        <div className="zone benefits-top pad-top-48-64">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="benefits-title" className="headline-9">
            {content.headline}
          </SectionHeading>
          <p className="link-row above-8">
            {content.links.map((link) => (
              <TextLink key={link.to} {...link} />
            ))}
          </p>
        </div>
        <Crossing from="right" className="only-below-laptop" />
        <ol role="list" className="zone benefits-list gap-0 columns laptop-4">
          {content.items.map(({ title, text }) => (
            <li key={title} className="benefit zone">
              <Line className="lane-left straight-v full only-below-laptop" />
              <Line className="benefit-rise bend-br only-from-laptop" />
              <Line className="benefit-tread bend-tl only-from-laptop" />
              <Dot className="benefit-dot on-rail" />
              <div className="benefit-words">
                <h3 className="type-h3">{title}</h3>
                <p className="item-text balance">{text}</p>
              </div>
              <span className="benefit-days only-from-laptop" aria-hidden="true">
                {range(10).map((day) => (
                  <span key={day} className="benefit-day" />
                ))}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import type { ContactPage } from '../../../lib/content/schemas/pages.ts';
import { Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Station } from '../../ui/Stations.tsx';
import './contact.css';

interface Props {
  consultation: ContactPage['consultation'];
  headline: string;
  /** Under the headline. */
  text?: string;
  /** Who answers. */
  sheet?: ReactNode;
  /** The form's island, passed in because only an .astro page can set its client directive. */
  children: ReactNode;
}

/** What a call leaves behind, and the form that asks for it: two backgrounds from edge to edge. */
export function Booking({ consultation, headline, text, sheet, children }: Props) {
  return (
    <div className="booking on-signal">
      <div className="frame booking-halves">
        <Takeaways content={consultation} sheet={sheet} />
        <section
          id="contact-form"
          className="booking-half booking-form screen-only"
          aria-labelledby="contact-form-title"
        >
          <SectionHeading id="contact-form-title" className="booking-title">
            {headline}
          </SectionHeading>
          {text && <p className="measure-36 above-12">{text}</p>}
          {children}
        </section>
      </div>
    </div>
  );
}

interface TakeawaysProps extends Pick<Props, 'sheet'> {
  content: ContactPage['consultation'];
}

/** Three takeaways as ring, ring, dot: two that open the search and one that can be signed. Then who answers. */
function Takeaways({ content, sheet }: TakeawaysProps) {
  const last = content.items.length - 1;
  return (
    <section
      className="to-left-edge on-ever laptop-pad-right-16-48"
      aria-labelledby="takeaways-title"
    >
      <div className="zone booking-half takeaways-zone">
        <Line className="only-below-laptop lane-right straight-v full" />
        <SectionHeading id="takeaways-title" className="booking-title">
          {content.headline}
        </SectionHeading>
        <ol role="list" className="takeaways-list above-32-48">
          {content.items.map(({ title, text }, index) => (
            <Station key={title} filled={index === last} className="takeaway">
              <h3 className="type-h3">{title}</h3>
              <p className="measure-26 above-8 quiet balance">{text}</p>
            </Station>
          ))}
        </ol>
        {sheet}
      </div>
    </section>
  );
}

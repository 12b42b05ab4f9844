import type { ReactNode } from 'react';
import type { HomeContent } from '../../../lib/content/schemas/pages.ts';
import { keepNumbersTogether } from '../../text/sentences.ts';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { AnsweringSheet } from '../person/PartnerSheet.tsx';
import './consultation.css';

interface Props {
  content: Pick<HomeContent['form'], 'headline' | 'text'>;
  /** The form's island: only an .astro page can set its client directive. */
  children: ReactNode;
}

/** The line becomes the ground: the form on signal, full width (docs/product.md, Look). */
export function ConsultationSection({ content, children }: Props) {
  return (
    <section
      id="contact"
      className="pad-y-24-88 screen-only on-signal"
      aria-labelledby="contact-title"
    >
      <div className="consultation-halves frame split">
        <div className="consultation-words desktop-pad-right-24">
          <SectionHeading id="contact-title" look="type-display">
            {content.headline}
          </SectionHeading>
          <p className="measure-30 above-16 type-lead">{keepNumbersTogether(content.text)}</p>
          <AnsweringSheet />
        </div>
        <div className="above-16 laptop-above-0">{children}</div>
      </div>
    </section>
  );
}

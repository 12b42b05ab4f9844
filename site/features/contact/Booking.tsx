import type { ReactNode } from 'react';
import type { ContactPage } from '../../../contracts/content/contact-page.ts';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Takeaways } from './Takeaways.tsx';
import './booking.css';

interface Props {
  consultation: ContactPage['consultation'];
  headline: string;
  /** The form's island, passed in because only an .astro page can set its client directive. */
  children: ReactNode;
}

/** What a consultation leaves behind, and the form: two backgrounds from edge to edge, 5 to 7 columns. */
export function Booking({ consultation, headline, children }: Props) {
  return (
    <div className="booking on-fox">
      <div className="frame booking-halves">
        <Takeaways content={consultation} />
        <section id="contact-form" className="booking-form" aria-labelledby="contact-form-title">
          <SectionHeading id="contact-form-title" className="booking-title">
            {headline}
          </SectionHeading>
          {children}
        </section>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './newsletter.css';

interface Props {
  headline: string;
  text: string;
  /** The form's island: only an .astro page can set its client directive. */
  children: ReactNode;
  /** The page's own pieces of the line, such as a rail. */
  line?: ReactNode;
}

/** The newsletter block of the blog list: text in columns 1 to 6, the form in 7 to 12. */
export function NewsletterSection({ headline, text, children, line }: Props) {
  return (
    <section
      className="relative section-small screen-only on-ever"
      aria-labelledby="newsletter-title"
    >
      {line}
      <div className="frame split split-7">
        <div>
          <SectionHeading id="newsletter-title">{headline}</SectionHeading>
          <p className="above-16 quiet balance type-lead">{text}</p>
        </div>
        <div className="newsletter-place above-32 laptop-self-center laptop-above-0">
          {children}
        </div>
      </div>
    </section>
  );
}

import type { Testimonial } from '../../../contracts/content/testimonials.ts';
import { Monogram } from '../../ui/Monogram.tsx';

/** From this length on a quote is set one step smaller, so that all of it is read at a glance. */
const longChars = 160;

interface Props {
  testimonial: Testimonial;
  /** Its place, such as `3 of 9`. */
  label: string;
  state: 'current' | 'leaving' | 'waiting';
  /** Whether the carousel has moved yet; the first quote appears without motion. */
  moved: boolean;
  /** Whether the industry follows the title and the company. */
  withIndustry?: boolean;
}

/** One client's words and who said them. */
export function Quote({
  testimonial: { quote, name, title, company, industry },
  label,
  state,
  moved,
  withIndustry = false,
}: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group of no fields
    <div
      className="quote"
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      data-state={state}
      data-moved={moved || undefined}
    >
      <figure>
        <blockquote
          className={`quote-words type-quote ${quote.length < longChars ? '' : 'quote-long'}`}
        >
          <p>{`“${quote}”`}</p>
        </blockquote>
        <figcaption className="quote-by">
          <Monogram name={name} />
          <span>
            <span className="quote-name">{name}</span>{' '}
            <span className="quote-title">
              {company ? `${title}, ` : title}
              {company && <span className="quote-company">{company}</span>}
              {withIndustry && `, ${industry}`}
            </span>
          </span>
        </figcaption>
      </figure>
    </div>
  );
}

import type { Testimonial } from '../../../lib/content/schemas/testimonials.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import type { Carousel } from './use-carousel.ts';

/** Quotes of at least this length are one step smaller. */
const longQuoteChars = 160;

interface Props {
  testimonials: readonly Testimonial[];
  carousel: Carousel;
  /** Whether the industry follows the title and the company. */
  withIndustry?: boolean;
}

/** All quotes of a carousel; one of them is visible. */
export function Quotes({ testimonials, carousel, withIndustry = false }: Props) {
  return (
    <div
      className="carousel-quotes"
      aria-live={carousel.motion === 'running' ? 'off' : 'polite'}
      data-way={carousel.direction}
      {...carousel.swipe}
    >
      {testimonials.map((testimonial, index) => (
        <Quote
          key={testimonial.name}
          testimonial={testimonial}
          label={`${index + 1} of ${testimonials.length}`}
          state={carousel.getState(index)}
          moved={carousel.moved}
          withIndustry={withIndustry}
        />
      ))}
    </div>
  );
}

interface QuoteProps {
  testimonial: Testimonial;
  /** Such as `3 of 9`. */
  label: string;
  state: 'current' | 'leaving' | 'waiting';
  /** Whether the carousel has moved yet; the first quote appears without motion. */
  moved: boolean;
  withIndustry: boolean;
}

/** What one client says, with name and title. */
function Quote({
  testimonial: { quote, name, title, company, industry, sample },
  label,
  state,
  moved,
  withIndustry,
}: QuoteProps) {
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
          className={`quote-words type-quote ${quote.length < longQuoteChars ? '' : 'quote-long'}`}
        >
          <p>{`“${quote}”`}</p>
        </blockquote>
        <figcaption className="quote-by">
          <Monogram name={name} />
          <span>
            <span className="quote-name">
              {name}
              {sample && <SampleMark />}
            </span>{' '}
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

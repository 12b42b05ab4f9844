import controls from 'virtual:words/controls';
import { type KeyboardEvent, useRef } from 'react';
import type { Testimonial } from '../../../lib/content/schemas/people.ts';
import { range } from '../../drawing/numbers.ts';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { fill } from '../../text/sentences.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { getRovingTarget } from '../../ui/roving-key.ts';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { type CarouselState, useCarousel } from './use-carousel.ts';
import './carousel.css';

interface Props {
  testimonials: readonly Testimonial[];
  /** Id of the heading that names it. */
  labelledBy: string;
}

/** What clients say, one quote at a time (docs/product.md, Testimonials and industries). */
export function TestimonialCarousel({ testimonials, labelledBy }: Props) {
  const count = testimonials.length;
  const region = useRef<HTMLDivElement>(null);
  const carousel = useCarousel({ count, region });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, not a set of fields
    <div
      ref={region}
      className="carousel"
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      data-motion={carousel.motion}
    >
      <div
        className="carousel-quotes"
        aria-live={carousel.motion === 'running' ? 'off' : 'polite'}
        data-way={carousel.direction}
        {...carousel.swipe}
      >
        {testimonials.map((testimonial, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group of no fields
          <div
            key={testimonial.quote}
            className="quote"
            role="group"
            aria-roledescription="slide"
            aria-label={fill(controls.place, {
              number: String(index + 1),
              count: String(count),
            })}
            data-state={carousel.getState(index)}
            data-moved={carousel.moved || undefined}
          >
            <Quote testimonial={testimonial} />
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="carousel-controls scripted-only">
          <Stops {...carousel} />
          <Buttons {...carousel} />
          <p className="carousel-count quiet type-small">
            {`${carousel.current + 1} of ${count} testimonials`}
          </p>
        </div>
      )}
    </div>
  );
}

/** What one client says, with name and title. */
function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { quote, name, title, company, industry, sample } = testimonial;
  return (
    <figure>
      <blockquote className="quote-words type-quote">
        <p>{`“${quote}”`}</p>
      </blockquote>
      <figcaption className="quote-by">
        <Monogram name={name} />
        <span>
          <span className="quote-name bold">
            {name}
            {sample && <SampleMark />}
          </span>{' '}
          <span className="quote-title quiet">
            {company ? `${title}, ` : title}
            {company && <span className="unbroken">{company}</span>}
            {`, ${industry}`}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

/** Previous, next, pause. */
const Buttons = ({ stepByHand, pause }: CarouselState) => (
  <div className="carousel-buttons">
    <button
      type="button"
      className="button-control"
      aria-label={controls.previousQuote}
      onClick={() => stepByHand(-1)}
    >
      <Sign name="previous" />
    </button>
    <button
      type="button"
      className="button-control"
      aria-label={controls.nextQuote}
      onClick={() => stepByHand(1)}
    >
      <Sign name="next" />
    </button>
    <PauseButton moving="quotes" {...pause} />
  </div>
);

/** More stops do not fit on two rows; the count beside them remains. */
const maxStops = 10;

/**
 * A stop for each quote: dots up to the current one, rings after it (docs/product.md, Look). The line after the current
 * stop fills while its quote stays.
 */
function Stops({ count, current, moves, select }: CarouselState) {
  const list = useRef<HTMLOListElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = getRovingTarget(event.key, current, count);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
    list.current?.querySelectorAll('button')[target]?.focus();
  };
  const getState = (index: number) =>
    index < current ? 'passed' : index === current ? 'current' : 'ahead';

  if (count > maxStops) return null;
  return (
    <ol role="list" ref={list} className="stops">
      {range(count).map((index) => (
        <li key={index} className="stop" data-state={getState(index)}>
          <button
            type="button"
            className="stop-button"
            aria-label={fill(controls.quote, {
              number: String(index + 1),
              count: String(count),
            })}
            aria-current={index === current ? 'true' : undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => select(index)}
            onKeyDown={onKeyDown}
          />
          {index === current && <span key={moves} className="stop-fill" aria-hidden="true" />}
        </li>
      ))}
    </ol>
  );
}

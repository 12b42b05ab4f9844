import { useCallback, useRef } from 'react';
import type { HomeContent } from '../../../lib/content/schemas/pages.ts';
import type { Testimonial } from '../../../lib/content/schemas/people.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Line } from '../../motion/Line.tsx';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { useAutoplay } from '../../motion/use-autoplay.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { IndustriesWheel } from '../industries/IndustriesWheel.tsx';
import { useWheel } from '../industries/use-wheel.ts';
import { Quotes } from './Quotes.tsx';
import { useCarousel } from './use-carousel.ts';
import './testimonials.css';

interface Props {
  content: NonNullable<HomeContent['testimonials']>;
  testimonials: Testimonial[];
  industries: string[];
}

/**
 * What clients say, and the industries they are in, which move together; the line turns the wheel. Without quotes or
 * without industries, the other one fills the section.
 */
export function QuotesAndIndustries({ content, testimonials, industries }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(testimonials.length);
  const wheel = useWheel(industries.length);
  const [advanceQuote, turnWheel] = [carousel.advance, wheel.advance];
  const advance = useCallback(() => {
    advanceQuote();
    turnWheel();
  }, [advanceQuote, turnWheel]);
  const moves = carousel.moves + wheel.moves;
  const has = { quotes: testimonials.length > 0, industries: industries.length > 0 };
  const hasBoth = has.quotes && has.industries;
  const count = Math.max(testimonials.length, industries.length);
  const { motion, pause } = useAutoplay({ region, name: 'testimonials', advance, moves, count });
  const pauseButton = count > 1 && (
    <PauseButton moving={has.quotes ? 'quotes' : 'industries'} {...pause} />
  );
  return (
    <div
      ref={region}
      className={`quotes-and-industries ${hasBoth ? 'quotes-beside-industries' : ''}`}
    >
      {has.quotes && (
        <div>
          <Crossing from="right" className="from-middle only-from-tablet only-stacked" />
          <div className="zone section-small phone-pad-top-32 phone-pad-bottom-12">
            <Line className="lane-left straight-v full only-stacked" />
            <Quotes
              id="testimonials-title"
              headline={content.headline}
              testimonials={testimonials}
              carousel={carousel}
              moves={moves}
              motion={motion}
              pause={pauseButton}
            />
            <p className="link-row above-8">
              {content.links.map((link) => (
                <TextLink key={link.to} {...link} />
              ))}
            </p>
          </div>
          {!has.industries && <Crossing from="left" />}
        </div>
      )}
      {has.industries && (
        <IndustriesWheel
          headline={content.industries}
          industries={industries}
          wheel={wheel}
          isAlone={!has.quotes}
          pause={!has.quotes && pauseButton}
        />
      )}
    </div>
  );
}

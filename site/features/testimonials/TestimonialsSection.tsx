import type { ReactNode } from 'react';
import type { HomeContent } from '../../../lib/content/schemas/pages.ts';
import { Crossing } from '../../motion/Crossing.tsx';
import { Line } from '../../motion/Line.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import './testimonials.css';

interface Props {
  content: NonNullable<HomeContent['testimonials']>;
  /** Which of the two has content. */
  has: { quotes: boolean; industries: boolean };
  /** The islands, passed in because only an .astro page can set their client directives. */
  carousel?: ReactNode;
  wheel?: ReactNode;
}

/**
 * What clients say, and the industries they are in; the line turns the wheel. Without quotes or
 * without industries, the other one fills the section.
 */
export function TestimonialsSection({ content, has, carousel, wheel }: Props) {
  const alone = !has.industries
    ? 'testimonials-quotes-alone'
    : !has.quotes
      ? 'testimonials-industries-alone'
      : '';
  return (
    <section
      className={`testimonials ${alone} on-ever`}
      aria-labelledby={has.quotes ? 'testimonials-title' : 'industries-title'}
    >
      <div className="frame">
        <div className="zone testimonials-zone">
          {has.quotes && (
            <div className="zone testimonials-quotes">
              <Line className="lane-left straight-v full only-below-tablet" />
              <Line className="testimonials-quotes-turn testimonials-quotes-across bend-br only-from-tablet" />
              <Line className="testimonials-quotes-turn testimonials-quotes-down lane-left bend-tl only-from-tablet" />
              <h2 id="testimonials-title" className="testimonials-title type-subtitle">
                {content.headline}
              </h2>
              {carousel}
              <p className="link-row testimonials-quotes-links above-16">
                {content.links.map((link) => (
                  <TextLink key={link.to} {...link} />
                ))}
              </p>
            </div>
          )}
          {has.industries && <Industries content={content} isAlone={!has.quotes} wheel={wheel} />}
        </div>
        {!has.industries && <Crossing from="left" />}
      </div>
    </section>
  );
}

interface IndustriesProps extends Pick<Props, 'content' | 'wheel'> {
  isAlone: boolean;
}

function Industries({ content, isAlone, wheel }: IndustriesProps) {
  const Heading = isAlone ? 'h2' : 'h3';
  return (
    <div className="industries">
      <div className="zone industries-top pad-top-24-32">
        <Line className="industries-rail lane-left straight-v full" />
        <Heading id="industries-title" className="testimonials-title type-subtitle">
          {content.industries}
        </Heading>
      </div>
      {wheel}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { HomeContent } from '../../../contracts/content/home.ts';
import { Line } from '../../motion/Line.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import './testimonials-section.css';

interface Props {
  content: HomeContent['testimonials'];
  /** The islands come as slots, because only a page can say when to bring them to life. */
  carousel?: ReactNode;
  wheel?: ReactNode;
}

/** What clients say, and the industries they are in; the line turns the wheel. */
export function TestimonialsSection({ content, carousel, wheel }: Props) {
  return (
    <section className="testimonials on-ever" aria-labelledby="testimonials-title">
      <div className="frame">
        <div className="zone testimonials-zone">
          <div className="zone quotes" data-drawing="">
            <Line className="quotes-rail lane-left straight-v full" />
            <Line className="quotes-across bend-br" draw="left" />
            <Line className="quotes-down lane-left bend-tl" step={2} />
            <h2 id="testimonials-title" className="testimonials-title">
              {content.headline}
            </h2>
            {carousel}
            <p className="quotes-links">
              {content.links.map(({ label, to }) => (
                <TextLink key={to} to={to} standing>
                  {label}
                </TextLink>
              ))}
            </p>
          </div>
          <div className="industries" data-drawing="">
            <div className="zone industries-top">
              <Line className="industries-rail lane-left straight-v full" />
              <h3 id="industries-title" className="testimonials-title">
                {content.industries}
              </h3>
            </div>
            {wheel}
          </div>
        </div>
      </div>
    </section>
  );
}

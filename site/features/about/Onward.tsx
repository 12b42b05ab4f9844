import type { AboutPage } from '../../../lib/content/schemas/about-page.ts';
import { Line } from '../../motion/Line.tsx';
import { RuledLinks } from '../../ui/RuledLinks.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './onward.css';

/** Links to three pages that go further. */
export function Onward({ content }: { content: AboutPage['onward'] }) {
  return (
    <section className="on-paper" aria-labelledby="onward-title" data-drawing="">
      <div className="frame">
        <div className="zone onward-zone">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="onward-title" className="sr-only">
            {content.headline}
          </SectionHeading>
          <RuledLinks links={content.links} />
        </div>
      </div>
    </section>
  );
}

import type { ToolboxContent } from '../../../../lib/content/schemas/toolbox.ts';
import { Line } from '../../../motion/Line.tsx';
import { RuledLinks } from '../../../ui/RuledLinks.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import './toolbox.css';

/** The tools that a visitor fills in. */
export function Instruments({ content }: { content: ToolboxContent['instruments'] }) {
  return (
    <section className="on-lichen" aria-labelledby="instruments-title">
      <div className="frame">
        <div className="zone instruments">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="instruments-title">{content.headline}</SectionHeading>
          <RuledLinks links={content.items} />
        </div>
      </div>
    </section>
  );
}

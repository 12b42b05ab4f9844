import type { ReactNode } from 'react';
import type { ToolboxContent } from '../../../../lib/content/schemas/toolbox.ts';
import { Line } from '../../../motion/Line.tsx';
import { RuledLinks } from '../../../ui/RuledLinks.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import './toolbox.css';

/** The tools that a visitor fills in. */
export const Instruments = ({ content }: { content: ToolboxContent['instruments'] }) => (
  <section className="on-lichen" aria-labelledby="instruments-title">
    <div className="frame">
      <div className="zone toolbox-instruments">
        <Line className="lane-right straight-v full" />
        <SectionHeading id="instruments-title">{content.headline}</SectionHeading>
        <RuledLinks links={content.items} />
      </div>
    </div>
  </section>
);

interface MomentProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A moment of hiring, with pieces from articles. */
export const MomentSection = ({ id, title, text, children }: MomentProps) => (
  <section id={id} className="on-paper" aria-labelledby={`${id}-title`}>
    <div className="frame">
      <div className="zone toolbox-moment-zone">
        <Line className="lane-right straight-v full" />
        <div className="toolbox-words">
          <SectionHeading id={`${id}-title`}>{title}</SectionHeading>
          <p>{text}</p>
        </div>
        <div className="toolbox-moment-pieces">{children}</div>
      </div>
    </div>
  </section>
);

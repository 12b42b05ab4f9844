import type { ReactNode } from 'react';
import { Line } from '../../../motion/Line.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import './toolbox.css';

interface Props {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A moment of hiring, with pieces from articles. */
export function MomentSection({ id, title, text, children }: Props) {
  return (
    <section id={id} className="moment on-paper" aria-labelledby={`${id}-title`}>
      <div className="frame">
        <div className="zone moment-zone">
          <Line className="lane-right straight-v full" />
          <div className="toolbox-words">
            <SectionHeading id={`${id}-title`}>{title}</SectionHeading>
            <p>{text}</p>
          </div>
          <div className="moment-pieces">{children}</div>
        </div>
      </div>
    </section>
  );
}

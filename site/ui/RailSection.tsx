import type { ReactNode } from 'react';
import { Line } from '../motion/Line.tsx';
import { SectionHeading } from './SectionHeading.tsx';

interface Props {
  /** The heading's id, which names the section. */
  id: string;
  title: ReactNode;
  headingClassName?: string;
  /** Classes of the section, with its ground. */
  className: string;
  /** Class of the zone that holds the line, the heading and the content. */
  zone: string;
  /** Classes of the line; by default it runs down the right rail. */
  line?: string;
  anchor?: string;
  children: ReactNode;
}

/** A section under its heading, with the line on a rail. */
export function RailSection({
  id,
  title,
  headingClassName,
  className,
  zone,
  line = 'lane-right straight-v full',
  anchor,
  children,
}: Props) {
  return (
    <section id={anchor} className={className} aria-labelledby={id}>
      <div className="frame">
        <div className={`zone ${zone}`}>
          <Line className={line} />
          <SectionHeading id={id} className={headingClassName}>
            {title}
          </SectionHeading>
          {children}
        </div>
      </div>
    </section>
  );
}

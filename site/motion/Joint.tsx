import { Crossing } from './Crossing.tsx';
import './line.css';

type Rail = 'left' | 'middle' | 'right';
/** Where the line passes an edge of a section: below tablets, on tablets, and from laptops on. */
export type Port = readonly [phone: Rail, tablet: Rail, laptop: Rail];

export const left: Port = ['left', 'left', 'left'];
export const right: Port = ['right', 'right', 'right'];
/** In the middle where there is room. */
export const middle: Port = ['left', 'middle', 'middle'];

interface JointProps {
  from: Port;
  to: Port;
  /** The class of the ground: that of the section below. */
  ground: string;
}

/** Connects the line between two sections where it leaves the upper one and enters the lower one on different rails. */
export function Joint({ from, to, ground }: JointProps) {
  if (from.every((rail, screen) => rail === to[screen])) return null;
  return (
    <div className={ground}>
      <div className="frame">
        {screens.map((only, screen) => {
          const [start = 'left', end = 'left'] = [from[screen], to[screen]];
          if (start === end) return null;
          return (
            <Crossing
              key={only}
              from={start === 'left' || end === 'right' ? 'left' : 'right'}
              className={`${only} ${middles[start].from} ${middles[end].to}`}
            />
          );
        })}
      </div>
    </div>
  );
}

const screens = ['only-below-tablet', 'only-tablet', 'only-from-laptop'];
const none = { from: '', to: '' };
const middles: Record<Rail, { from: string; to: string }> = {
  left: none,
  right: none,
  middle: { from: 'from-middle', to: 'to-middle' },
};

interface Ports {
  enters: Port;
  leaves: Port;
  ground: string;
}

/** Whether a section is shown, and the joint above it. */
export interface JoinedSection extends JointProps {
  shown: boolean;
}

/**
 * Joins the line past the sections that are left out.
 * @param sections in their order on the page
 * @param isShown whether this site shows a section
 * @param start where the line leaves the content above the first section
 * @returns a function that gives a section's visibility and the joint above it
 */
export function joinSections<Name extends string>(
  sections: Record<Name, Ports>,
  isShown: (name: Name) => boolean,
  start: Port = right,
): (name: Name) => JoinedSection {
  let from = start;
  const joined = new Map<string, JoinedSection>();
  for (const name in sections) {
    const { enters, leaves, ground } = sections[name];
    const shown = isShown(name);
    joined.set(name, { shown, from, to: enters, ground });
    if (shown) from = leaves;
  }
  return (name) => joined.get(name) ?? { shown: false, from, to: from, ground: '' };
}

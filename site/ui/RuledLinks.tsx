import type { Link } from '../../lib/content/schemas/words.ts';
import { Line } from '../motion/Line.tsx';
import './links.css';

interface Props {
  links: (Link & { text: string })[];
}

/** Further links, each under a rule, with one line of description. */
export function RuledLinks({ links }: Props) {
  return (
    <ul
      role="list"
      className={`ruled-links columns ${links.length === 4 ? 'tablet-2 laptop-4' : 'tablet-3'} row-gap-32`}
    >
      {links.map(({ label, to, text }) => (
        <li key={to} className="ruled-link pad-top-20 ruled">
          <a className="link type-h3" href={to}>
            {label}
          </a>
          <p className="above-12">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** A section of further links at the end of a page. */
export const LinksBand = ({ links, label }: Props & { label?: string }) => (
  <section className="on-paper" aria-label={label}>
    <div className="frame">
      <div className="zone pad-y-32-64">
        <Line className="lane-right straight-v full" />
        <RuledLinks links={links} />
      </div>
    </div>
  </section>
);

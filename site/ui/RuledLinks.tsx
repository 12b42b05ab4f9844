import type { Link } from '../../lib/content/schemas/words.ts';
import './link.css';

/** Further links, each under a rule, with one line of description. */
export function RuledLinks({ links }: { links: (Link & { text: string })[] }) {
  return (
    <ul
      role="list"
      className={`ruled-links columns ${links.length === 4 ? 'tablet-2 laptop-4' : 'tablet-3'} row-gap-32`}
    >
      {links.map(({ label, to, text }) => (
        <li key={to} className="ruled-link ruled">
          <a className="link type-h3" href={to}>
            {label}
          </a>
          <p className="above-12">{text}</p>
        </li>
      ))}
    </ul>
  );
}

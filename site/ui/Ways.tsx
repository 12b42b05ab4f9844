import type { ReactNode } from 'react';
import './links.css';

interface Way {
  label: string;
  value: ReactNode;
  to: string;
}

/** Two ways to get in touch, in large type. */
export function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <ul role="list" className="ways columns tablet-2 row-gap-0 above-48-64">
      {ways.map(({ label, value, to }) => (
        <li key={to} className="way ruled">
          <a className="way-link" href={to}>
            <span className="way-label quiet type-small">{label} </span>
            <span className="way-value link-fading">{value}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

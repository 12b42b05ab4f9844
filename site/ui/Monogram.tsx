import { fnv1a } from '../drawing/fnv-1a.ts';
import { initials } from './initials.ts';
import './monogram.css';

const grounds = ['on-signal', 'on-ever', 'on-lichen'] as const;

/** A person, by initials; there are no photographs (docs/product.md, Look). */
export function Monogram({ name }: { name: string }) {
  const ground = grounds[fnv1a(name) % grounds.length];
  return (
    <span className={`monogram ${ground}`} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

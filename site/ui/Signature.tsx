import { ascent, drawSignature } from '../drawing/signature.ts';
import './signature.css';

/** A name as one stroke, which begins and ends in the middle of the box's height. */
export function Signature({ name, className = '' }: { name: string; className?: string }) {
  const { path, width } = drawSignature(name);
  return (
    <svg
      className={`signature ${className}`}
      viewBox={`0 ${-ascent} ${width} ${2 * ascent}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      data-draw="right"
    >
      <path className="stroke" d={path} />
    </svg>
  );
}

import { fnv1a } from '../drawing/numbers.ts';
import { getInitials } from '../text/formats.ts';
import { OwnPicture, type PictureSources } from './OwnPicture.tsx';
import './pictures.css';

const grounds = ['on-signal', 'on-ever', 'on-lichen'] as const;

interface Props {
  name: string;
  portrait?: PictureSources | undefined;
}

/** A person's portrait, or initials without one (docs/product.md, Look). */
export function Monogram({ name, portrait }: Props) {
  if (portrait) return <OwnPicture picture={portrait} sizes="84px" className="monogram own" />;
  const ground = grounds[fnv1a(name) % grounds.length];
  return (
    <span className={`monogram ${ground}`} aria-hidden="true">
      {getInitials(name)}
    </span>
  );
}

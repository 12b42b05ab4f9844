import type { HomeContent } from '../../../contracts/content/home.ts';

type Pair = HomeContent['comparison']['pairs'][number];

/** Ways in which a line fails, in ink, each ending at the right edge of its box. */
const theirs: Record<Pair['theirs']['icon'], string> = {
  fold: 'M2 8H54a6 6 0 0 1 0 13H10a6 6 0 0 0 0 13H54a6 6 0 0 1 0 13H0',
  fan: 'M0 30H34M34 30L74 4M34 30L78 18M34 30L78 42M34 30L74 56',
  dashes: 'M0 30H12M20 30H32M40 30H52M60 30H70',
  stack: 'M6 10H64M6 18H64M6 26H64M6 34H64M6 42H64M6 50H64',
  stop: 'M0 30H48M48 20V40M58 20V40',
};

/** The line's counterpart: one stroke out of the lane, and how it ends. */
const ours: Record<Pair['ours']['icon'], { path: string; ring?: number; dot?: number }> = {
  straight: { path: 'M0 30H72', dot: 72 },
  ring: { path: 'M0 30H30M52 30H78', ring: 41 },
  short: { path: 'M0 30H36', dot: 36 },
  slate: { path: 'M0 30H46M56 18V42M66 18V42M76 18V42' },
  onward: { path: 'M0 30H80', dot: 40 },
};

export function TheirSign({ name }: { name: Pair['theirs']['icon'] }) {
  return (
    <svg viewBox="0 0 80 60" className="pair-sign pair-their-sign" aria-hidden="true">
      <path className="hairline" d={theirs[name]} />
    </svg>
  );
}

export function OurSign({ name }: { name: Pair['ours']['icon'] }) {
  const { path, ring, dot } = ours[name];
  return (
    <svg viewBox="0 0 80 60" className="pair-sign pair-our-sign" aria-hidden="true">
      <path className="stroke" d={path} />
      {ring && <circle className="stroke" cx={ring} cy="30" r="8" />}
      {dot && <circle className="pair-solid" cx={dot} cy="30" r="8" />}
    </svg>
  );
}

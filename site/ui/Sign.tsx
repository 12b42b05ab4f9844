/** The icons of the interface, drawn like the line: round caps, one weight. */
const paths = {
  previous: 'M20 12H4M10 6l-6 6 6 6',
  next: 'M4 12h16M14 6l6 6-6 6',
  close: 'M5 5l14 14M19 5L5 19',
  tick: 'M4 13l5 5L20 6',
  broken: 'M1 12h6M9 6L7 18M15 6l-2 12M17 12h6',
  chevron: 'M6 9l6 6 6-6',
} as const;

type SignName = keyof typeof paths | 'pause' | 'play';

/** @param name which icon; it is decorative: the text beside it has the meaning */
export function Sign({ name, className }: { name: SignName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`sign ${className ?? ''}`}>
      {name === 'pause' && <path d="M8 5v14M16 5v14" />}
      {name === 'play' && <path d="M7 4.5v15L20 12z" className="sign-solid" />}
      {name !== 'pause' && name !== 'play' && <path d={paths[name]} />}
    </svg>
  );
}

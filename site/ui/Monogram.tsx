const grounds = ['on-fox', 'on-ever', 'on-lichen'] as const;

/** 32-bit FNV-1a: the same name always stands on the same ground. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

/** A person, by initials; there are no photographs (design, section 6). */
export function Monogram({ name }: { name: string }) {
  const words = name.split(' ');
  const initials = `${words.at(0)?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`;
  const ground = grounds[hash(name) % grounds.length];
  return (
    <span className={`monogram ${ground}`} aria-hidden="true">
      {initials}
    </span>
  );
}

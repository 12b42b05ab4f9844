/**
 * Values by the names of their markers: `email` for `{email}`. The name of a part after `#` removes what is
 * written for that part alone, between `{#newsletter}` and `{/newsletter}`.
 */
export type Markers = Readonly<Record<string, string>>;

/** On lines of their own, and within a line. */
const partTexts = [/^\{#([\w.-]+)\}\n(.*?)^\{\/\1\}(?:\n|$)/gms, /\{#([\w.-]+)\}(.*?)\{\/\1\}/gs];

/** @returns the text with each known `{name}` replaced, and without what is for parts that are off */
export const fillMarkers = (text: string, markers: Markers): string =>
  partTexts
    .reduce(
      (left, pattern) =>
        left.replaceAll(pattern, (_, part: string, own: string) =>
          Object.hasOwn(markers, `#${part}`) ? '' : own,
        ),
      text,
    )
    .replaceAll(/\{(\w+)\}/g, (marker, name: string) => markers[name] ?? marker);

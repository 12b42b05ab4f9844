/**
 * Values by marker: `email` for `{email}`. A key such as `#newsletter` removes the text between `{#newsletter}`
 * and `{/newsletter}`.
 */
export type Markers = Readonly<Record<string, string>>;

/** A tag that is alone on its line includes the line break. */
const partTag = /(^\{[#/][\w.-]+\}(?:\n|$)|\{[#/][\w.-]+\})/m;

/** @returns the text with each known `{name}` replaced, and without what is for parts that are off */
export const fillMarkers = (text: string, markers: Markers): string =>
  omitParts(text, markers).replaceAll(
    /\{(\w+)\}/g,
    (marker, name: string) => markers[name] ?? marker,
  );

function omitParts(text: string, markers: Markers): string {
  let omitted: string | undefined;
  let kept = '';
  // The capturing group puts tags at odd indexes.
  for (const [index, piece] of text.split(partTag).entries()) {
    if (index % 2 === 0) {
      if (omitted === undefined) kept += piece;
      continue;
    }
    const tag = piece.slice(1, piece.indexOf('}'));
    if (tag.startsWith('#') && Object.hasOwn(markers, tag)) omitted ??= tag.slice(1);
    else if (tag === `/${omitted}`) omitted = undefined;
  }
  return kept;
}

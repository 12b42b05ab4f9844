/** Values by marker: `email` for `{email}`. */
export type Markers = Readonly<Record<string, string>>;

/** @returns the text with each known `{name}` replaced; a backslash before it keeps it as it is */
export const fillMarkers = (text: string, markers: Markers): string =>
  text.replaceAll(/(\\?)\{(\w+)\}/g, (marker, backslash: string, name: string) => {
    if (backslash) return marker.slice(1);
    return Object.hasOwn(markers, name) ? (markers[name] ?? '') : marker;
  });

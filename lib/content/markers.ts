/** Values by the names of their markers: `email` for `{email}`. */
export type Markers = Readonly<Record<string, string>>;

/** @returns the text with each known `{name}` replaced */
export const fillMarkers = (text: string, markers: Markers): string =>
  text.replaceAll(/\{(\w+)\}/g, (marker, name: string) => markers[name] ?? marker);

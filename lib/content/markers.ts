/** Words that stand for the brand's, such as `{email}`. */
export type Markers = Readonly<Record<string, string>>;

/** @returns the text with each `{name}` replaced that the markers know */
export const fillMarkers = (text: string, markers: Markers): string =>
  text.replaceAll(/\{(\w+)\}/g, (marker, name: string) => markers[name] ?? marker);

/** The package ships no types; these cover the calls that subset the brand's typeface. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      keepFeatures?: string[];
      noHinting?: boolean;
      /** Pins an axis, such as `wght`, to one value, or keeps a part of it. */
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}

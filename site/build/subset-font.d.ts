/** The package ships no types; these cover the calls that subset the brand's typeface. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      keepFeatures?: string[];
      noHinting?: boolean;
      /** Pins an axis, such as `wght`, to one value. */
      variationAxes?: Record<string, number>;
    },
  ): Promise<Buffer>;
}

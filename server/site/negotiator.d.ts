/** The package has no types, and @types/negotiator does not know `preferred` yet. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding'?: string | undefined } });
    /** @returns the accepted encodings, best first; `preferred` decides between equal weights */
    encodings<Encoding extends string>(
      available: readonly Encoding[],
      options: { preferred: readonly string[] },
    ): Encoding[];
  }
}

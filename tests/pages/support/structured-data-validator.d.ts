/** The package ships no types; these cover the one class that the tests use. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    fieldNames?: string[];
  }
  export default class Validator {
    /** @param vocabulary schema.org's own, as JSON-LD */
    constructor(vocabulary: object);
    /** @param found the things of a page by their type */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}

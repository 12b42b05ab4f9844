/** One field that did not pass, with the sentence for the visitor. */
export interface FieldError {
  field: string;
  message: string;
}

interface CallErrorDetails {
  /** Further response headers, such as Retry-After. */
  headers?: Record<string, string>;
  errors?: FieldError[];
  cause?: unknown;
}

/** A call that ends in an error whose sentence a person may read. */
export class CallError extends Error {
  override name = 'CallError';
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly errors: FieldError[];

  constructor(statusCode: number, sentence: string, details: CallErrorDetails = {}) {
    super(sentence, { cause: details.cause });
    this.statusCode = statusCode;
    this.headers = details.headers ?? {};
    this.errors = details.errors ?? [];
  }
}

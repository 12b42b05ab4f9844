/** Why a request was not accepted. The message is for the toast, empty where there is none. */
export class ConsultationError extends Error {
  override name = 'ConsultationError';
  /** The server's own sentence, if it sent one. */
  readonly advice: string;

  constructor(message: string, cause: unknown, advice = '') {
    super(message, { cause });
    this.advice = advice;
  }
}

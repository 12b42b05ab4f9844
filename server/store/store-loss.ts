const restartAdvice =
  'A person must look at it and restart the server; until then requests are refused (docs/running.md).';

/** The open store is not the one that a restart would find, so it must not acknowledge anything. */
export class StoreLossError extends Error {
  override name = 'StoreLossError';
  /** Without paths and addresses, for `/readyz`. */
  readonly publicMessage: string;

  /** @param what such as `The store file`, which `detail` names further for the log */
  constructor(what: string, detail: string, happened: string) {
    super(`${what} ${detail} was ${happened} while the server ran. ${restartAdvice}`);
    this.publicMessage = `${what} was ${happened} while the server ran. ${restartAdvice}`;
  }
}

/** Keeps the first loss: what looks right again later may have gaps, so only a restart ends it. */
export class StoreLoss {
  #error: StoreLossError | undefined;
  readonly #onLoss: (error: StoreLossError) => void;

  constructor(onLoss: (error: StoreLossError) => void) {
    this.#onLoss = onLoss;
  }

  get error(): StoreLossError | undefined {
    return this.#error;
  }

  record(error: StoreLossError): StoreLossError {
    if (!this.#error) {
      this.#error = error;
      this.#onLoss(error);
    }
    return this.#error;
  }
}

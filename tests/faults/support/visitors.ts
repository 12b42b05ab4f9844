import { contactEndpoint, homeEndpoint, valid } from '../../server/support/consultation.ts';
import { post } from '../../server/support/lead-call.ts';

/**
 * Visitors who submit a form, and submit it again if no answer came, as people do: the same
 * form instance sends the same idempotency key. Some give up instead.
 */
export class Visitors {
  /** Reference of each acknowledged lead by its visitor's name. */
  readonly acknowledged = new Map<string, string>();
  readonly #random: () => number;
  readonly #unanswered: string[] = [];
  readonly #watchers = new Set<() => void>();
  #count = 0;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** Resolves after this many more leads were acknowledged. */
  async haveAnother(count: number): Promise<void> {
    const enough = this.acknowledged.size + count;
    const { promise, resolve } = Promise.withResolvers<void>();
    const watch = () => this.acknowledged.size >= enough && resolve();
    this.#watchers.add(watch);
    watch();
    await promise;
    this.#watchers.delete(watch);
  }

  /** Sends one lead after another until the server is gone or its answers no longer count. */
  async sendUntilGone(url: string, lineDead?: AbortSignal): Promise<void> {
    const next = () => this.#unanswered.pop() ?? `Visitor ${++this.#count}`;
    while (await this.#sendNext(url, next(), lineDead));
  }

  /** Every visitor without an answer submits again. */
  async sendUnanswered(url: string): Promise<void> {
    for (let name = this.#unanswered.pop(); name !== undefined; name = this.#unanswered.pop()) {
      await this.#sendNext(url, name);
    }
  }

  /** @returns whether the server answered */
  async #sendNext(url: string, name: string, lineDead?: AbortSignal): Promise<boolean> {
    try {
      const reference = await this.#send(url, name, lineDead);
      if (reference === undefined) {
        this.#unanswered.push(name);
        return true;
      }
      const earlier = this.acknowledged.get(name) ?? reference;
      if (earlier !== reference) throw new Error(`${name} became ${earlier} and ${reference}`);
      this.acknowledged.set(name, reference);
      for (const watch of this.#watchers) watch();
      return true;
    } catch (error) {
      // fetch throws TypeError for network errors.
      if (!(error instanceof TypeError || lineDead?.aborted)) throw error;
      if (this.#random() < 0.7) this.#unanswered.push(name);
      return false;
    }
  }

  /** @returns undefined if a busy server answers that it did not store the lead */
  async #send(url: string, name: string, signal?: AbortSignal): Promise<string | undefined> {
    const body = { ...valid, name, idempotencyKey: name };
    const response = await post(url + getEndpoint(name), body, {}, signal);
    const answer = await response.text();
    if (response.status === 503) return undefined;
    if (response.status !== 201) throw new Error(`${response.status}: ${answer}`);
    return JSON.parse(answer).reference;
  }
}

/** One form instance always posts to the same endpoint. */
const getEndpoint = (name: string) =>
  name.endsWith('3') || name.endsWith('7') ? homeEndpoint : contactEndpoint;

/** What a value has to be to be handed to a page. */
export type Given = string | number | boolean | null | readonly Given[] | { [name: string]: Given };

/** What a journey asks of a browser, whichever protocol drives it. Places are CSS pixels of the window. */
export interface Engine {
  /** Sets out for an address; it may take a while to get there. */
  open(url: string): Promise<void>;
  /** Sets out through the history; it may take a while to get there. */
  step(way: 'back' | 'forward'): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page and waits for its answer. It sees its argument alone. */
  ask<Argument extends Given, Answer>(
    question: (argument: Argument) => Answer,
    argument: Argument,
  ): Promise<Awaited<Answer>>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Tab' | 'Escape' | 'Enter' | 'ArrowRight' | 'ArrowDown'): Promise<void>;
  /** A picture of the window, as PNG. */
  picture(): Promise<Buffer>;
  /** The errors that pages have logged since the last call. */
  takeErrors(): string[];
  close(): Promise<void>;
}

/** The source of a call, for protocols that take text. */
export const sourceOf = (question: (argument: never) => unknown, argument: Given): string =>
  `(${question})(${JSON.stringify(argument)})`;

/** Runs in each page before its own scripts: logs what its content policy refuses. */
export function logRefusals(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`${violatedDirective} refuses ${blockedURI}`),
  );
}

/** A value that can be passed to a page. */
export type Given = string | number | boolean | null | readonly Given[] | { [name: string]: Given };

/** The actions of a browser, whatever protocol drives it. Positions are CSS pixels of the window. */
export interface Engine {
  /** Starts to navigate to an address, and does not wait for the page. */
  open(url: string): Promise<void>;
  /** Starts to navigate through the history, and does not wait for the page. */
  step(way: 'back' | 'forward'): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page and returns its result. It sees only its argument. */
  ask<Argument extends Given, Answer>(
    question: (argument: Argument) => Answer,
    argument: Argument,
  ): Promise<Awaited<Answer>>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: 'Tab' | 'Escape' | 'Enter' | 'ArrowRight' | 'ArrowDown'): Promise<void>;
  /** A screenshot of the window, as PNG. */
  picture(): Promise<Buffer>;
  /** The errors that pages logged since the last call. */
  takeErrors(): string[];
  close(): Promise<void>;
}

/** The source of a call, for protocols that take text. */
export const toSource = (question: (argument: never) => unknown, argument: Given): string =>
  `(${question})(${JSON.stringify(argument)})`;

/** Runs in each page before its scripts, and logs violations of its content policy. */
export function logRefusals(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`${violatedDirective} refuses ${blockedURI}`),
  );
}

import { expect } from '@playwright/test';
import { runScripts } from '../../e2e/support/scripts-ran.ts';
import { isUnfolded } from '../../e2e/support/unfolded.ts';
import type { Engine } from './engine.ts';
import { findCenter, type Look, lookFor } from './look.ts';

/** Acts as a person does, and waits as a person would. */
export interface Visitor extends Engine {
  /** Opens a page, and waits until its scripts have run and it is laid out. */
  visit(path: string): Promise<void>;
  /** Goes back in the history. */
  back(): Promise<void>;
  /** Goes forward to that path. */
  forwardTo(path: string): Promise<void>;
  /** Clicks the first visible part once it stops moving. */
  choose(selector: string, words?: string): Promise<void>;
  /** Moves the mouse over the first visible part. */
  hover(selector: string, words?: string): Promise<void>;
  /** Clicks a field and types. */
  fill(selector: string, text: string): Promise<void>;
  look(selector: string, words?: string): Promise<Look>;
  /** Resolves when such a part is visible. */
  sees(selector: string, words?: string): Promise<void>;
  /** Resolves when no such part is visible. */
  misses(selector: string, words?: string): Promise<void>;
  /** Resolves when such a part, or something in it, has the focus. */
  focuses(selector: string, words?: string): Promise<void>;
  /** Resolves when a function in the page returns this value. */
  waits<Answer>(question: () => Answer, answer: Answer): Promise<void>;
  /** Resolves at this path, which may have a query and a hash. */
  arrives(path: string): Promise<void>;
  /** Resolves when the page's scripts have run: one that moves the mouse sooner would race them. */
  isReady(): Promise<void>;
}

/** @param origin of the site */
export function createVisitor(engine: Engine, origin: string): Visitor {
  /** Repeats the call until its result is right. During a navigation it may have no result. */
  const poll = <Answer>(ask: () => Promise<Answer>, message: string) =>
    expect.poll(() => ask().catch(() => undefined), message);
  const look = (selector: string, words = '') => engine.ask(lookFor, { selector, words });
  const waitFor = (
    part: [selector: string, words?: string],
    what: (seen: Look) => boolean,
    words: string,
  ) => poll(async () => what(await look(...part)), `${part.join(': ')} ${words}`).toBe(true);

  /** Resolves when the part stops moving and is not covered. */
  async function waitUntilStill(selector: string, words = '') {
    let last = '';
    let place = { x: 0, y: 0 };
    await poll(async () => {
      const found = await engine.ask(findCenter, { selector, words });
      const rests = found !== null && JSON.stringify(found) === last;
      last = JSON.stringify(found);
      if (found) place = found;
      return rests;
    }, `${selector} ${words} can be clicked`).toBe(true);
    return place;
  }

  return {
    ...engine,
    look,
    async choose(...part) {
      const { x, y } = await waitUntilStill(...part);
      await engine.click(x, y);
    },
    async hover(...part) {
      const { x, y } = await waitUntilStill(...part);
      await engine.move(x, y);
    },
    async visit(path) {
      await engine.open(origin + path);
      await this.arrives(path);
      await this.isReady();
    },
    async isReady() {
      await engine.ask(runScripts, null);
      await this.waits(isUnfolded, true);
    },
    back: () => engine.step('back'),
    // Repeated, because WebKit ignores it while it still shows the last page. On the newest page it has no effect.
    forwardTo: (path) =>
      poll(async () => {
        await engine.step('forward');
        return engine.ask(loadedAddress, null);
      }, 'the address after going forward').toBe(path),
    async fill(selector, text) {
      await this.choose(selector);
      await engine.type(text);
    },
    sees: (...part) => waitFor(part, ({ seen }) => seen > 0, 'is seen'),
    misses: (...part) => waitFor(part, ({ seen }) => seen === 0, 'is gone'),
    focuses: (...part) => waitFor(part, ({ focused }) => focused, 'has the focus'),
    waits: (question, answer) => poll(() => engine.ask(question, null), 'answer').toEqual(answer),
    arrives: (path) =>
      poll(() => engine.ask(loadedAddress, null), 'the address of a page that has loaded').toBe(
        path,
      ),
  };
}

const loadedAddress = () =>
  document.readyState === 'complete' && location.pathname + location.search + location.hash;

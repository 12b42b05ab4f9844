import { expect } from '@playwright/test';
import { runScripts } from '../../e2e/support/scripts-ran.ts';
import { isUnfolded } from '../../e2e/support/unfolded.ts';
import type { Engine } from './engine.ts';
import { type Look, lookFor, placeOf } from './look.ts';

/** Does what a person does, and waits for what a person would wait for. */
export interface Visitor extends Engine {
  /** Opens a page of the site, and waits until its scripts have run and all of it is laid out. */
  visit(path: string): Promise<void>;
  /** By the browser's history. */
  back(): Promise<void>;
  /** Goes forward to that path. */
  forwardTo(path: string): Promise<void>;
  /** Clicks the first part that can be seen, once it has come to rest. */
  choose(selector: string, words?: string): Promise<void>;
  /** Moves the mouse over the first such part. */
  hover(selector: string, words?: string): Promise<void>;
  /** Clicks a field and types. */
  fill(selector: string, text: string): Promise<void>;
  look(selector: string, words?: string): Promise<Look>;
  /** Resolves when such a part can be seen. */
  sees(selector: string, words?: string): Promise<void>;
  /** Resolves when none can be seen. */
  misses(selector: string, words?: string): Promise<void>;
  /** Resolves when such a part, or something in it, has the focus. */
  focuses(selector: string, words?: string): Promise<void>;
  /** Resolves when a question to the page has this answer. */
  waits<Answer>(question: () => Answer, answer: Answer): Promise<void>;
  /** Resolves at this path, which may have a query and a hash. */
  arrives(path: string): Promise<void>;
}

/** @param origin of the site */
export function visitorOf(engine: Engine, origin: string): Visitor {
  /** Asks until the answer is right. A page that is about to be left may give none. */
  const poll = <Answer>(ask: () => Promise<Answer>, message: string) =>
    expect.poll(() => ask().catch(() => undefined), message);
  const look = (selector: string, words = '') => engine.ask(lookFor, { selector, words });
  const waitFor = (
    part: [selector: string, words?: string],
    what: (seen: Look) => boolean,
    words: string,
  ) => poll(async () => what(await look(...part)), `${part.join(': ')} ${words}`).toBe(true);

  /** Resolves when the part has come to rest and nothing lies over it. */
  async function restingPlace(selector: string, words = '') {
    let last = '';
    let place = { x: 0, y: 0 };
    await poll(async () => {
      const found = await engine.ask(placeOf, { selector, words });
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
      const { x, y } = await restingPlace(...part);
      await engine.click(x, y);
    },
    async hover(...part) {
      const { x, y } = await restingPlace(...part);
      await engine.move(x, y);
    },
    async visit(path) {
      await engine.open(origin + path);
      await this.arrives(path);
      await engine.ask(runScripts, null);
      await this.waits(isUnfolded, true);
    },
    back: () => engine.step('back'),
    // Asked again until it leads on: WebKit drops it while it is still showing the page before. At the
    // newest page it does nothing.
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

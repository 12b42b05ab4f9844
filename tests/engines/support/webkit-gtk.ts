/** Debian's WebKit, through WebDriver. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import getPort from 'get-port';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { type Engine, toSource } from './engine.ts';

const keys = {
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
};

/** The limit of a call into the page. */
const answerLimitMs = 8_000;

/** WebKitGTK never answers a call into a page that is navigating away. */
const noAnswer = () =>
  new Promise<never>((_resolve, reject) => {
    const error = new Error(`The page did not answer within ${answerLimitMs} ms.`);
    setTimeout(() => reject(error), answerLimitMs).unref();
  });

/** @param browser path of MiniBrowser, the smallest browser around WebKitGTK */
export async function openWebKitGtk(browser: string): Promise<Engine> {
  // The window needs a display. On a separate display it keeps the focus.
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [shown] = await once(createInterface({ input: display.stdout }), 'line');
  const port = await getPort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${shown}` },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const errors: string[] = [];
  // The protocol has no log. The browser writes its console to the output.
  createInterface({ input: server.stdout }).on('line', (line) => {
    if (/^CONSOLE .*\bERROR\b/.test(line)) errors.push(line);
  });
  const address = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(`${address}/status`).then(({ ok }) => ok);
  await expect.poll(() => isUp().catch(() => false)).toBe(true);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      }),
    )
    .build();
  const pointer = (x: number, y: number) =>
    driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 });
  return {
    open: (url) => driver.get(url),
    // A script that navigates away may get no answer.
    step: (way) => driver.navigate()[way](),
    resize: async (width, height) =>
      void (await driver.manage().window().setRect({ width, height })),
    ask: (question, argument) =>
      Promise.race([
        driver.executeScript<Awaited<ReturnType<typeof question>>>(
          `return ${toSource(question, argument)}`,
        ),
        noAnswer(),
      ]),
    move: (x, y) => pointer(x, y).perform(),
    click: (x, y) => pointer(x, y).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    takeErrors: () => errors.splice(0),
    close: async () => {
      await driver.quit();
      server.kill();
      display.kill();
    },
  };
}

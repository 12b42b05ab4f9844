/** The system's Firefox, through WebDriver BiDi. */
import puppeteer from 'puppeteer-core';
import { type Engine, type Given, logRefusals, toSource } from './engine.ts';

/** @param path of its program */
export async function openInstalledFirefox(path: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: path });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error}`));
  page.on('console', (entry) => {
    if (entry.type() === 'error') errors.push(`${page.url()}: ${entry.text()}`);
  });
  await page.evaluateOnNewDocument(logRefusals);
  return {
    // The library's method waits for an event that does not come after going back.
    open: (url) => page.evaluate((address) => location.assign(address), url),
    step: (way) => page.evaluate((name) => history[name](), way),
    resize: (width, height) => page.setViewport({ width, height }),
    async ask<Argument extends Given, Answer>(
      question: (argument: Argument) => Answer,
      argument: Argument,
    ): Promise<Awaited<Answer>> {
      return (await page.evaluate(toSource(question, argument))) as Awaited<Answer>;
    },
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: async () => Buffer.from(await page.screenshot()),
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}

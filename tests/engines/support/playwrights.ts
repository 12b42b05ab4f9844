import type { BrowserType } from '@playwright/test';
import { type Engine, logRefusals, toSource } from './engine.ts';

/** A browser that Playwright installs and drives. */
export async function openPlaywrights(type: BrowserType): Promise<Engine> {
  const browser = await type.launch();
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
  page.on('console', (entry) => {
    if (entry.type() === 'error') errors.push(`${page.url()}: ${entry.text()}`);
  });
  await page.addInitScript(logRefusals);
  return {
    open: async (url) => void (await page.goto(url)),
    step: (way) => page.evaluate((name) => history[name](), way),
    resize: (width, height) => page.setViewportSize({ width, height }),
    ask: (question, argument) => page.evaluate(toSource(question, argument)),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}

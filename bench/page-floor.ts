/** The lower bound: a page's text as bare HTML, without fonts, styles or scripts. */
import type { Page } from '@playwright/test';

/** @returns a whole HTML document with the page's headings, paragraphs and links, and nothing else */
export async function floorOf(page: Page, title: string): Promise<string> {
  const body = await page.evaluate(() => {
    const kept = 'h1, h2, h3, p, li:not(:has(p, a)), a[href], label, dt, dd';
    const escaped = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return [...document.body.querySelectorAll<HTMLElement>(kept)]
      .filter((element) => !element.parentElement?.closest('p, a, h1, h2, h3'))
      .map((element) => {
        const name = element.matches('h1, h2, h3') ? element.tagName.toLowerCase() : 'p';
        return `<${name}>${escaped(element.textContent ?? '')}</${name}>`;
      })
      .join('\n');
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="description" content="The same words, bare."></head>
<body><main>${body}</main></body>
</html>`;
}

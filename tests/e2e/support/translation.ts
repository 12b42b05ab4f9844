import type { Page } from '@playwright/test';

/**
 * Translates the page as Chrome does: `font` elements take the place of text nodes, at once and again
 * whenever the page changes. A translated text starts with `~`.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const untranslated = 'font, script, style, noscript, textarea, svg';
    const texts = (root: Node): Text[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) found.push(walker.currentNode);
      return found;
    };
    const wrap = (text: Text): void => {
      if (text.data.trim() === '' || !text.isConnected) return;
      if (text.parentElement?.closest(untranslated)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `~${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    };
    for (const text of texts(document.body)) wrap(text);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const roots = type === 'characterData' ? [target] : [...addedNodes];
        for (const text of roots.flatMap(texts)) wrap(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

import type { Page } from '@playwright/test';

/**
 * Translates the page, and each page that the tab opens later, as browsers do once a page is ready: each text node is
 * replaced by two `font` elements with a new text node. The words stay the same, so that a journey finds them.
 */
export const translateAsBrowser = (page: Page) => page.addInitScript(startTranslating);

/** Returns the number of translated texts on the page. */
export const translatedTexts = (page: Page) => page.locator('font > font').count();

function startTranslating() {
  const untranslated = '[translate=no], .notranslate, font, option, script, style, noscript, textarea, svg';

  const font = () => {
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    return element;
  };
  const translate = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untranslated)) return;
    const outer = font();
    const inner = font();
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateWithin = (node: Node) => {
    if (node instanceof Text) return translate(node);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  };
  const start = () => {
    translateWithin(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) translateWithin(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('idavuelta:ready').length === 0) return;
    observer.disconnect();
    start();
  }).observe({ type: 'mark', buffered: true });
}

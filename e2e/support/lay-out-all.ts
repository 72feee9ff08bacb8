import type { Page } from '@playwright/test';

/** Has the browser lay out what is far from the window as well, which it otherwise skips. */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });

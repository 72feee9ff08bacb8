import type { Page } from '@playwright/test';

/** Makes the browser lay out content far from the viewport, which it otherwise skips. */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });

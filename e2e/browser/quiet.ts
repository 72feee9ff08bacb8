import type { Page } from '@playwright/test';

/**
 * Watches the network of a page; call it before opening the page.
 * @returns a function that waits until the network was idle for `time` ms
 */
export function watchNetwork(page: Page) {
  let open = 0;
  let changed = Date.now();
  const count = (step: 1 | -1) => () => {
    open += step;
    changed = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));

  return async function quiet(time: number) {
    const since = Date.now();
    while (open > 0 || Date.now() - Math.max(changed, since) < time) await page.waitForTimeout(100);
  };
}

import type { Page } from '@playwright/test';

/** @returns waits until nothing was under way on the network for `time` ms; made before the page is opened */
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

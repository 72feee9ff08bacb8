import type { Browser, Page } from '@playwright/test';
import { type Device, pageReady, withSlowPage } from './conditions.ts';

/**
 * Measures the step from the landing page to an event with a warm cache: milliseconds from the click on its card to its
 * heading.
 */
export function stepToEvent(browser: Browser, site: string, device: Device): Promise<number> {
  return withSlowPage(browser, device, async (page, devtools) => {
    await page.goto(site);
    await pageReady(devtools);
    await page.waitForLoadState('networkidle');
    await openCard(page, 1);
    await page.goBack();
    await page.getByRole('article').first().waitFor();
    return await openCard(page, 2);
  });
}

async function openCard(page: Page, index: number) {
  // A carousel may be replaced while the pointer moves, so any event counts as the target.
  const card = page.getByRole('main').getByRole('article').nth(index);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const heading = () => document.querySelector('main h1')?.textContent;
    const before = heading();
    document.addEventListener('click', () => performance.mark('clicked'), { capture: true, once: true });
    const look = new MutationObserver(() => {
      if (!location.pathname.startsWith('/event/') || !heading() || heading() === before) return;
      look.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('heading'))); // painted
    });
    look.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await card.getByRole('link').click();
  await page.waitForFunction(() => performance.getEntriesByName('heading').length > 0, undefined, { polling: 100 });
  const took = await page.evaluate(() => {
    const at = (mark: string) => performance.getEntriesByName(mark)[0]?.startTime ?? 0;
    const between = at('heading') - at('clicked');
    performance.clearMarks('clicked');
    performance.clearMarks('heading');
    return between;
  });
  await page.waitForLoadState('networkidle');
  return took;
}

import type { Page } from '@playwright/test';
import type { Faults } from './fixtures.ts';

/** While one page waits for its last file, another is checked. */
const tabs = 3;

/** Visits every URL, in several tabs with the session and size of `page`. A fault in any of them fails the journey. */
export async function tour(
  page: Page,
  faults: Faults,
  paths: Record<string, string>,
  visit: (tab: Page, path: string) => Promise<void>,
) {
  const waiting = Object.values(paths);
  const walk = async () => {
    const tab = await page.context().newPage();
    faults.watch(tab);
    const size = page.viewportSize();
    if (size) await tab.setViewportSize(size);
    for (let path = waiting.shift(); path; path = waiting.shift()) await visit(tab, path);
    await tab.close();
  };
  await Promise.all(Array.from({ length: tabs }, walk));
}

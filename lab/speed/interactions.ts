import type { Browser, Page } from '@playwright/test';
import { type Device, frameReady, withSlowPage } from './conditions.ts';
import { type FramePart, type Press, press, presses } from './frame.ts';
import { observe } from './observe.ts';

/** Milliseconds. */
export interface Interaction {
  /** From the click to the next paint, by the browser's Event Timing; 16 for anything shorter. */
  paint: number;
  /** From the click until its target is on the screen. */
  open: number;
}

/** Shortest interaction that browsers report. */
const reported = 16;

/** Opens menu, search and login in turn, by real clicks, once the frame is hydrated. */
export function interact(browser: Browser, url: string, device: Device): Promise<Record<FramePart, Interaction>> {
  return withSlowPage(browser, device, async (page, devtools) => {
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'commit' });
    await frameReady(devtools);
    const { menu: openMenu, search: openSearch, login } = presses[device];
    const menu = await time(page, device, openMenu);
    await page.keyboard.press('Escape');
    const search = await time(page, device, openSearch);
    await page.keyboard.press('Escape');
    return { menu, search, login: await time(page, device, login) };
  });
}

async function time(page: Page, device: Device, { target, opened }: Press): Promise<Interaction> {
  let open = 0;
  const paint = await paintOf(page, async () => {
    await page.evaluate(() => {
      performance.clearMarks('pressed');
      document.addEventListener('pointerdown', () => performance.mark('pressed'), { capture: true, once: true });
    });
    await press(device, page.locator(target));
    await page.locator(opened).waitFor();
    open = await page.evaluate(() => {
      const pressed = performance.getEntriesByName('pressed')[0]?.startTime ?? 0;
      return performance.now() - pressed;
    });
  });
  return { paint, open };
}

/** Returns the milliseconds to the next paint of the longest interaction during `act`. */
export async function paintOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.timings.interactions = {};
  });
  await act();
  return page.evaluate(async (shortest) => {
    await new Promise((resolve) => setTimeout(resolve, 500)); // entries arrive after the paint that they report
    return Math.max(shortest, ...Object.values(window.timings.interactions));
  }, reported);
}

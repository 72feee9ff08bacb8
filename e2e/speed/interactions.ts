import type { Browser, Locator, Page } from '@playwright/test';
import { words } from '../journeys/texts.ts';
import { type Device, frameReady, withSlowPage } from './conditions.ts';
import { observe } from './observe.ts';

export const interactionNames = ['menu', 'search', 'login'] as const;
export type InteractionName = (typeof interactionNames)[number];

/** Milliseconds. */
export interface Interaction {
  /** From the click to the next paint, by the browser's Event Timing; 16 when it took less. */
  paint: number;
  /** From the click until what it opens is on the screen. */
  open: number;
}

const word = words('es_PE');

/** Shortest interaction that browsers report. */
const reported = 16;

/** Opens menu, search and login one after the other, by real clicks, from the moment the frame is ready. */
export function interact(browser: Browser, url: string, device: Device): Promise<Record<InteractionName, Interaction>> {
  return withSlowPage(browser, device, async (page, devtools) => {
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'commit' });
    await frameReady(devtools);
    const header = page.getByRole('banner').first();
    const button = (text: string) => header.getByRole('button', { name: text, exact: true });
    const drawer = page.getByRole('dialog', { name: word('shell', 'drawer.label') });
    const searchBox = header.getByRole('searchbox');
    const login = page.getByRole('dialog');

    const menu =
      device === 'phone'
        ? await time(page, device, button(word('shell', 'drawer.open')), drawer)
        : await time(page, device, button(word('shell', 'nav.events')), header.locator('nav [aria-expanded=true]'));
    await page.keyboard.press('Escape');
    const search =
      device === 'phone'
        ? await time(page, device, button(word('shell', 'search.toggle')), searchBox)
        : await time(page, device, searchBox, header.locator('input:focus'));
    await page.keyboard.press('Escape');
    return { menu, search, login: await time(page, device, button(word('shell', 'login.open')), login) };
  });
}

async function time(page: Page, device: Device, target: Locator, opened: Locator): Promise<Interaction> {
  let open = 0;
  const paint = await paintOf(page, async () => {
    await page.evaluate(() => {
      performance.clearMarks('pressed');
      document.addEventListener('pointerdown', () => performance.mark('pressed'), { capture: true, once: true });
    });
    await press(device, target);
    await opened.waitFor();
    open = await page.evaluate(() => {
      const pressed = performance.getEntriesByName('pressed')[0]?.startTime ?? 0;
      return performance.now() - pressed;
    });
  });
  return { paint, open };
}

export const press = (device: Device, target: Locator) => (device === 'phone' ? target.tap() : target.click());

/** Milliseconds from an interaction to the next paint, of the longest one that `act` makes. */
export async function paintOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.timings.interactions = {};
  });
  await act();
  return page.evaluate(async (shortest) => {
    await new Promise((resolve) => setTimeout(resolve, 500)); // entries come after the paint that they tell of
    return Math.max(shortest, ...Object.values(window.timings.interactions));
  }, reported);
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Locator } from '@playwright/test';
import { type Device, giveUpAfter, painted, withSlowPage } from './conditions.ts';
import { observe } from './observe.ts';

export const frameParts = ['menu', 'search', 'login'] as const;
export type FramePart = (typeof frameParts)[number];

/** Selectors of a control in the frame and of what it opens. */
export interface Press {
  target: string;
  opened: string;
}

const login: Press = { target: 'header [commandfor=session]', opened: 'dialog[open]' };

/** The controls of menu, search and login. */
export const presses: Record<Device, Record<FramePart, Press>> = {
  phone: {
    menu: { target: 'header [command=show-modal][commandfor=menu]', opened: 'dialog[open]' },
    search: { target: 'header [popovertarget=search]', opened: '#search:popover-open' },
    login,
  },
  desktop: {
    menu: { target: 'header nav [aria-expanded]', opened: 'header nav [aria-expanded=true]' },
    search: { target: '#search input', opened: '#search input:focus' },
    login,
  },
};

export const press = (device: Device, target: Locator) => (device === 'phone' ? target.tap() : target.click());

/** Milliseconds after which an unanswered press is repeated. */
const patience = 200;

/**
 * Presses a control of the frame as soon as the page is painted, repeatedly until it responds.
 * @returns milliseconds from the start of the visit until the frame in which its target is drawn
 */
export function firstAnswer(browser: Browser, url: string, device: Device, part: FramePart): Promise<number> {
  const { target, opened } = presses[device][part];
  return withSlowPage(browser, device, async (page, devtools) => {
    await page.addInitScript(observe);
    await page.addInitScript(watchFor, opened);
    await page.goto(url, { waitUntil: 'commit' });
    await painted(devtools);
    for (const until = Date.now() + giveUpAfter; Date.now() < until; await wait(patience)) {
      const { x, y, seen } = await look(devtools, target);
      if (seen) return seen;
      await pressAt(devtools, device, { x, y });
    }
    throw new Error(`${part} does not answer at ${url}`);
  });
}

/** Runs in the page: records the first frame in which an element exists. */
function watchFor(selector: string) {
  const check = () => {
    if (document.querySelector(selector)) window.seenAt = performance.now();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

declare global {
  interface Window {
    /** When the target appeared. */
    seenAt?: number;
  }
}

/**
 * Returns the centre of an element, and when its reaction was seen. Through DevTools, because Playwright's own scripts
 * take 300 ms on a phone.
 */
async function look(devtools: CDPSession, target: string): Promise<{ x: number; y: number; seen?: number }> {
  const expression = `(() => {
    const { x, y, width, height } = document.querySelector(${JSON.stringify(target)}).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, seen: window.seenAt };
  })()`;
  const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
}

async function pressAt(devtools: CDPSession, device: Device, point: { x: number; y: number }) {
  if (device === 'phone') {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return;
  }
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await devtools.send('Input.dispatchMouseEvent', { type, button: 'left', clickCount: 1, ...point });
}

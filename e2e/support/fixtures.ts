import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Faults that fail a journey: console errors, failed requests, raw i18n keys. */
export interface Faults {
  list: string[];
  /** Allows a fault that the journey provokes. */
  expect: (pattern: RegExp) => void;
  /** Also collects errors of another page. */
  watch: (page: Page) => void;
}

export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ page }, use) => {
      const faults = watch(page);
      await use(faults);
      expect(faults.list).toEqual([]);
    },
    { auto: true },
  ],
});

/** A file fetched twice, because prefetch and use request it in different ways. */
const unusedPreload = /A preload for .* is found, but is not used/;

/** A 401 of this call tells a page of the back office that nobody is logged in; browsers also log it on the console. */
const asksWhoIsThere = (url: string) => url.endsWith('/staff-api/account');

/** Collects the faults of a page, also of one in a second browser. */
export function watch(page: Page): Faults {
  const expected: RegExp[] = [];
  const list: string[] = [];
  const add = (fault: string) => {
    if (!expected.some((pattern) => pattern.test(fault))) list.push(fault);
  };
  const listen = (one: Page) => {
    one.on('console', (message) => {
      const isFault = message.type() === 'error' || unusedPreload.test(message.text());
      if (isFault && !asksWhoIsThere(message.location().url)) add(`console: ${message.text()}`);
    });
    one.on('pageerror', (error) => add(`uncaught: ${error.message}`));
    one.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      if (why !== 'net::ERR_ABORTED') add(`failed: ${request.url()} ${why}`); // leaving a page aborts its requests
    });
    one.on('response', (response) => {
      const [status, url] = [response.status(), response.url()];
      if (status >= 400 && !(status === 401 && asksWhoIsThere(url))) add(`${status}: ${url}`);
    });
  };
  listen(page);
  return { list, expect: (pattern) => expected.push(pattern), watch: listen };
}

/** i18next shows a key when its text is missing: `word.word` or `snake_case` on its own. */
export async function expectNoRawKeys(page: Page) {
  // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
  const words = await page.locator('body').innerText();
  expect(words.match(/\b[a-z]+(?:_[a-z]+)+\b|\b[a-z]+:[a-z]+\.[a-z_.]+\b/g) ?? []).toEqual([]);
}

/** Waits until the page is hydrated. */
export const pageIsReady = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('idavuelta:ready').length > 0);

/** Returns by how many pixels the page is wider than its window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Waits for the end of fades and slides, whose intermediate colours belong to no design. Spinners keep turning. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ends = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    const ending = document.getAnimations().filter(ends);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * Checks WCAG 2.2 AA, as far as axe can.
 * @param isMail a mail has no landmarks, which axe expects of pages beyond WCAG
 */
export async function expectAccessible(page: Page, { isMail = false } = {}) {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).withTags(isMail ? wcag : [...wcag, 'best-practice']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

export { expect };

import type { Locator } from '@playwright/test';
import { expect, pageIsReady, test } from '../../support/fixtures.ts';

const heightOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().height);

/** Tells whether an element is laid out, i.e. not skipped by `content-visibility`. */
const isLaidOut = (element: Locator) =>
  element.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions));

for (const width of [320, 412, 480])
  test(`[LND-06, RTE-26] a phone of ${width} px lays out cards that come near, and the list keeps its height`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await pageIsReady(page);
    const list = page.getByRole('region', { name: 'Eventos masivos' }).getByRole('list');
    const names = await list.getByRole('heading').all();
    const before = await heightOf(list);
    expect(await isLaidOut(list.getByRole('heading').last())).toBe(false);

    for (const name of names) {
      await name.scrollIntoViewIfNeeded();
      await expect.poll(() => isLaidOut(name)).toBe(true);
    }
    expect(await heightOf(list)).toBe(before);
  });

import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoRawKeys, sidewaysScroll, test } from './fixtures.ts';
import { type Language, words } from './texts.ts';

const tag = (language: Language) => language.replace('_', '-');

/** Opens a page in a language, and waits for its data. */
export async function openIn(page: Page, path: string, language: Language) {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${tag(language)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: words(language)('common', 'loading') })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', tag(language));
}

/**
 * Expects no untranslated text, nothing wider than the window and no axe violation.
 * @param what names the page's state
 */
export async function expectWellFormed(page: Page, what: string) {
  await test.step(what, async () => {
    await expectNoRawKeys(page);
    expect(await sidewaysScroll(page), what).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}

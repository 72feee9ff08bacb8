import type { Page } from '@playwright/test';
import { type FilledAccount, fillAccount } from '../screenshots/account-data.ts';
import { accountTabPages, filledPages } from '../screenshots/account-pages.ts';
import { newCustomer } from '../test-site/customer.ts';
import { expect, expectAccessible, expectNoRawKeys, sidewaysScroll, test } from './fixtures.ts';
import { casesOf, isSampledLanguage } from './matrices.ts';
import { enterAs } from './steps.ts';
import { type Language, languages, words } from './texts.ts';

let account: FilledAccount;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  account = await fillAccount();
});

test.use({ viewport: { width: 360, height: 740 } });

const tag = (language: Language) => language.replace('_', '-');

async function expectSound(page: Page, path: string, language: Language) {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${tag(language)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: words(language)('common', 'loading') })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', tag(language));
  await expectNoRawKeys(page);
  expect(await sidewaysScroll(page), `${path} in ${language}`).toBeLessThanOrEqual(0);
  await test.step(`${path} in ${language}`, () => expectAccessible(page));
}

for (const language of casesOf(languages, isSampledLanguage))
  test(`[ACC-01, LOC-09] every tab of a full account fits 360 px, and axe finds nothing, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await enterAs(page, account.owner);
    for (const path of Object.values({ ...accountTabPages, ...filledPages(account) }))
      await expectSound(page, path, language);
  });

test('[ACC-19] every tab of an empty account fits 360 px, and axe finds nothing', async ({ page }) => {
  test.setTimeout(120_000);
  await enterAs(page, await newCustomer());
  for (const path of Object.values(accountTabPages)) await expectSound(page, path, 'es_PE');
});

import type { Page } from '@playwright/test';
import { type FilledAccount, fillAccount } from '../screenshots/account-data.ts';
import { accountTabPages, filledPages } from '../screenshots/account-pages.ts';
import { type Faults, test } from '../support/fixtures.ts';
import { casesOf, isSampledLanguage } from '../support/matrices.ts';
import { enterAs } from '../support/steps.ts';
import { type Language, languages } from '../support/texts.ts';
import { tour } from '../support/tour.ts';
import { expectWellFormed, openIn } from '../support/well-formed.ts';
import { newCustomer } from '../test-site/customer.ts';

let account: FilledAccount;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  account = await fillAccount();
});

test.use({ viewport: { width: 360, height: 740 } });

const expectWellFormedPages = (page: Page, faults: Faults, paths: Record<string, string>, language: Language) =>
  tour(page, faults, paths, async (tab, path) => {
    await openIn(tab, path, language);
    await expectWellFormed(tab, `${path} in ${language}`);
  });

for (const language of casesOf(languages, isSampledLanguage)) {
  test(`[ACC-01, LOC-09] every tab of a full account fits 360 px, and axe finds nothing, in ${language}`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(240_000);
    await enterAs(page, account.owner);
    await expectWellFormedPages(page, faults, { ...accountTabPages, ...filledPages(account) }, language);
  });

  test(`[ACC-19] every tab of an empty account fits 360 px, and axe finds nothing, in ${language}`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(120_000);
    await enterAs(page, await newCustomer());
    await expectWellFormedPages(page, faults, accountTabPages, language);
  });
}

import { links } from '@idavuelta/shared/contracts';
import type { Page } from '@playwright/test';
import { accountTabPages } from '../../screenshots/account-pages.ts';
import { publicPages } from '../../screenshots/pages.ts';
import { expect, pageIsReady, test } from '../../support/fixtures.ts';
import {
  enterAs,
  fillAddress,
  fillPassenger,
  fillTickets,
  openOwnEvent,
  pay,
  toNextStep,
} from '../../support/steps.ts';
import { translateAsBrowser, translatedTexts } from '../../support/translation.ts';
import { newCustomer } from '../../test-site/customer.ts';

/**
 * Expects the page to be complete and translated. Whatever React could not update is a console error, which fails a
 * journey.
 */
async function expectWhole(page: Page) {
  await expect.poll(() => translatedTexts(page)).toBeGreaterThan(5);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
}

test.beforeEach(async ({ page, faults }) => {
  await translateAsBrowser(page);
  // The browser translated the server's HTML of a block that hydrates later; React renders the block again.
  faults.expect(/the page differs from what the server rendered/);
});

test('[FLT-12] a visitor of a translated site goes to an event and back', async ({ page }) => {
  await page.goto('/');
  await expectWhole(page);
  for (const _ of [1, 2, 3]) {
    await page.getByRole('article').filter({ hasText: 'Noche de Cumbia' }).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: /Noche de Cumbia/ })).toBeVisible();
    await expectWhole(page);
    await page.goBack();
    await expect(page.getByRole('article').filter({ hasText: 'Noche de Cumbia' }).first()).toBeVisible();
    await expectWhole(page);
  }
});

for (const [name, path] of Object.entries(publicPages)) {
  const elsewhere = name === 'faq' ? 'Nosotros' : 'Preguntas frecuentes';
  test(`[FLT-12] ${name} is translated, left for another page, and come back to`, async ({ page, faults }) => {
    if (name === 'error404') faults.expect(/404/);
    await page.goto(path);
    await pageIsReady(page);
    await expectWhole(page);
    await page.getByRole('contentinfo').getByRole('link', { name: elsewhere }).click();
    await expect(page).not.toHaveURL(path);
    await expectWhole(page);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectWhole(page);
  });
}

test('[FLT-12] a translated wizard counts tickets, takes a coupon and a payment, and shows the purchase', async ({
  page,
  faults,
}) => {
  await openOwnEvent(page);
  await fillTickets(page);
  const more = page.getByRole('button', { name: /^Agregar / }).first();
  await more.click();
  await expect(page.getByText(/2 × /).first()).toBeVisible();
  await expect(page.getByText(/1 × /)).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Quitar / })
    .first()
    .click();
  await expect(page.getByText(/1 × /).first()).toBeVisible();
  await expect(page.getByText(/2 × /)).toHaveCount(0);
  await toNextStep(page);
  await fillAddress(page);
  await toNextStep(page);
  const email = page.getByLabel('Correo electrónico');
  await email.fill('ana@');
  await email.press('Tab');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await fillPassenger(page);
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await toNextStep(page);
  await expect(page.getByRole('heading', { name: 'Confirma tu compra' })).toBeVisible();

  faults.expect(/404/); // a coupon that does not exist
  const coupon = page.getByLabel(/^Cupón de descuento/);
  await coupon.fill('NADA');
  await coupon.press('Enter');
  await expect(page.getByText(/NADA|cupón no/i).first()).toBeVisible();
  await coupon.fill('VUELTA10');
  await coupon.press('Enter');
  await page.getByRole('button', { name: 'Quitar cupón' }).click();
  await expectWhole(page);
  await pay(page, 'Transferencia');
  await expect(page.getByText('Referencia', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Finalizar' }).first().click();
  await expect(page).toHaveURL(links.account('payments'));
  await page.getByRole('link', { name: /^Ver detalle/ }).click();
  await expect(page.getByText('Ana Torres')).toBeVisible();
  await expectWhole(page);
});

test('[FLT-12] a translated account is gone through tab by tab', async ({ page }) => {
  await enterAs(page, await newCustomer());
  await page.goto(links.account('profile'));
  const tabs = page.getByRole('navigation', { name: 'Mi cuenta' }).getByRole('link');
  for (const _ of [1, 2])
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expectWhole(page);
    }
  for (const path of Object.values(accountTabPages)) {
    await page.goto(path);
    await expectWhole(page);
  }
});

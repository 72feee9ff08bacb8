import { links } from '@idavuelta/shared/contracts';
import type { Page } from '@playwright/test';
import { earlierContracts, packagesOf, releaseEarlier } from '../earlier-releases/earlier-releases.ts';
import { expect, test } from '../support/fixtures.ts';
import { casesOf } from '../support/matrices.ts';
import { fillWizard, logIn, orderIdIn, pay } from '../support/steps.ts';
import { newCustomer } from '../test-site/customer.ts';

/** Uses what works only when shell and modules understand each other: pages, slots, events and state of all of them. */
async function buyAndLookAround(page: Page) {
  const rendered = await page.goto('/');
  expect(await rendered?.text()).toContain('Noche de Cumbia');
  await page.getByRole('article').filter({ hasText: 'Noche de Cumbia' }).first().getByRole('link').click();
  await page.getByRole('main').getByRole('button', { name: 'Ingresar', exact: true }).click();
  await logIn(page, await newCustomer());
  await fillWizard(page);
  await pay(page, 'Mercado Pago');
  const approve = page.getByRole('button', { name: 'Aprobar' });
  // Older releases lead to the payment page by a link.
  const link = page.getByRole('link', { name: 'Ir a Mercado Pago' });
  await expect(approve.or(link)).toBeVisible();
  if (await link.isVisible()) await link.click();
  await approve.click();
  await expect(page.getByText('¡Pago confirmado!')).toBeVisible();
  await page.goto(links.purchase(orderIdIn(page.url()) ?? ''));
  await expect(page.getByRole('img', { name: /Código QR del boleto 1/ })).toBeVisible();
  await page.goto(links.qrVerification());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const cases = earlierContracts.flatMap((contract) => {
  const packages = packagesOf(contract);
  const modules = packages.filter((name) => name !== 'shell');
  return [
    { contract, title: 'the shell', packages: ['shell'] },
    { contract, title: 'every module', packages: modules },
    ...modules.map((name) => ({ contract, title: name, packages: [name] })),
  ];
});

for (const { contract, title, packages } of casesOf(cases, (one) => !one.title.startsWith('mfe-'))) {
  test(`[MOD-08] ${title} of contract ${contract} works with what else is live today`, async ({ page }) => {
    const { folders, restore } = await releaseEarlier(contract, packages);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    try {
      await buyAndLookAround(page);
      const unused = folders.filter((folder) => !loaded.some((path) => path.startsWith(folder)));
      expect(unused).toEqual([]);
    } finally {
      restore();
    }
  });
}

import type { CountryCode } from '@idavuelta/shared/contracts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoRawKeys, test } from '../../support/fixtures.ts';
import { fillWizard, madrid, openOwnEvent, orderIdIn, pay, santiago } from '../../support/steps.ts';
import { expectTaxFiles } from '../../support/tax-file.ts';

interface Purchase {
  country: CountryCode;
  event: string;
  from?: typeof madrid;
  provider: string;
  /** Button of the provider's simulator. */
  approve: string;
  /** What the buyer chooses and types, by label. */
  kind: string;
  buyer: Record<string, string>;
  document: RegExp;
  note: RegExp;
}

const purchases: Purchase[] = [
  {
    country: 'PE',
    event: 'noche-de-cumbia',
    provider: 'Mercado Pago',
    approve: 'Aprobar',
    kind: 'Factura',
    buyer: { RUC: '20131312955', 'Razón social': 'Andina de Ejemplo S.A.C.', 'Dirección fiscal': 'Av. Grau 123, Lima' },
    document: /Factura F001-\d+/,
    note: /Nota de crédito FC01-\d+/,
  },
  {
    country: 'CL',
    event: 'santiago-en-vivo',
    from: santiago,
    provider: 'Webpay',
    approve: 'Aprobar',
    kind: 'Boleta',
    buyer: { RUT: '12.345.678-5', 'A nombre de': 'Ana Ñandú' },
    document: /Boleta 39-\d+/,
    note: /Nota de crédito 61-\d+/,
  },
  {
    country: 'ES',
    event: 'madrid-a-voces',
    from: madrid,
    provider: 'Tarjeta o Bizum',
    approve: 'Autorizar',
    kind: 'Factura completa',
    buyer: { NIF: 'A28015865', 'Nombre o razón social': 'Ejemplo Ibérica, S. A.', 'Dirección fiscal': 'Gran Vía 1' },
    document: /Factura F-\d+/,
    note: /Factura rectificativa RF-\d+/,
  },
];

async function nameBuyer(page: Page, { kind, buyer }: Purchase) {
  const block = page.getByRole('group', { name: 'Comprobante' });
  await block.getByRole('button', { name: 'Cambiar' }).click();
  await block.getByLabel('Tipo de documento').selectOption({ label: kind });
  for (const [label, text] of Object.entries(buyer)) await block.getByLabel(label).fill(text);
}

/** Cancels the whole purchase on the open page of the account. */
async function cancelPurchase(page: Page) {
  await page.getByRole('button', { name: 'Cancelar y pedir el reembolso' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cancelar y pedir el reembolso' });
  await sheet.getByRole('button', { name: /^Cancelar y recibir / }).click();
  await expect(page.getByText('Devuelta', { exact: true })).toBeVisible();
}

for (const purchase of purchases)
  test(`[FIS-03, FIS-08] ${purchase.country}: whom the buyer names is on the document of a purchase, whose files come with the order, and so do those of its credit note`, async ({
    page,
  }) => {
    const { country, event, from, provider, approve, document, note } = purchase;
    await openOwnEvent(page, event);
    await fillWizard(page, from);
    await nameBuyer(page, purchase);
    await expectNoRawKeys(page);
    await expectAccessible(page);
    await pay(page, provider);
    await page.getByRole('button', { name: approve }).click();
    await expect(page.getByText('¡Pago confirmado!')).toBeVisible();
    // it appears by itself
    await expect(page.getByRole('button', { name: new RegExp(`^PDF: ${document.source}`) })).toBeVisible();
    await expectTaxFiles(page, document, { country });
    await page.reload();
    await expect(page.getByRole('button', { name: new RegExp(`^XML: ${document.source}`) })).toBeVisible();

    await page.goto(`/my-account/payments?order=${orderIdIn(page.url())}`);
    await cancelPurchase(page);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('button', { name: new RegExp(`^PDF: ${note.source}`) })).toBeVisible({
        timeout: 5000,
      });
    }).toPass();
    await expectTaxFiles(page, note, { country, isNote: true });
    await expectNoRawKeys(page);
    await expectAccessible(page);
  });

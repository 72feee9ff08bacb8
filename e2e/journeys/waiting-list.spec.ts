import { links } from '@idavuelta/shared/contracts';
import { logInByApi, newCustomer } from '../test-site/customer.ts';
import { waitForMail } from '../test-site/mailbox.ts';
import { staff } from '../test-site/staff.ts';
import { expect, expectAccessible, sidewaysScroll, test } from './fixtures.ts';
import { enterAs, fillAddress, fillPassenger, pay, toNextStep } from './steps.ts';

const slug = 'ultimo-asiento';

/** Somebody has ordered the last seat of the event. @returns what gives it back */
async function lastSeatTaken() {
  const { departures } = JSON.parse(await staff('events', 'show', slug, '--json'));
  const [{ departure, sold, held }] = departures;
  await staff('events', 'capacity', slug, departure, String(sold + held + 1));
  const holder = await logInByApi(await newCustomer());
  let orderId = '';
  // what it sells is in the API's memory for some seconds
  await expect(async () => {
    ({ orderId } = await holder.order(slug, { paymentCode: 'transferencia' }));
  }).toPass();
  return () => holder.call('POST', `/shop-api/order/${orderId}/cancel`);
}

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('[WTL-07, WTL-09] sold out, then a seat comes back', async ({ page, request }, testInfo) => {
      test.setTimeout(150_000);
      const giveBack = await lastSeatTaken();
      const buyer = await newCustomer();

      // pages of the last seconds may still have it on sale
      await expect(async () => {
        await page.goto(links.event(slug));
        await expect(page.getByText('No hay boletos disponibles')).toBeVisible({ timeout: 3000 });
      }).toPass();
      expect(await (await request.get(links.event(slug))).text()).toContain('También te puede gustar');
      const others = page.getByRole('region', { name: 'También te puede gustar' });
      await expect(others.getByRole('link')).toHaveCount(3);
      await others.screenshot({ path: testInfo.outputPath('others.png') });
      await page.getByRole('button', { name: 'Avísame si se libera un asiento' }).click();
      const list = page.getByRole('region', { name: 'Lista de espera' });
      await list.getByLabel('Correo electrónico').fill(buyer.email);
      await expectAccessible(page);
      await list.screenshot({ path: testInfo.outputPath('form.png') });
      await list.getByRole('button', { name: 'Entrar a la lista' }).click();
      await expect(list.getByText('Estás en la lista de espera')).toBeVisible();

      await giveBack();
      const { text } = await waitForMail(buyer.email, ({ subject }) => subject.startsWith('Se liberó tu lugar'));
      const link = /(\/event\/[\w-]+\?waiting=[\w-]+)/.exec(text)?.[1] ?? '';
      await enterAs(page, buyer);
      await page.goto(link);
      await expect(page.getByText('Guardamos 1 boleto para ti')).toBeVisible();
      await expect(page.getByRole('timer')).toHaveText(/Guardamos tus asientos por (30:00|29:\d\d)/);
      await expect(page.getByRole('button', { name: 'Dejar mi lugar' })).toBeVisible();
      await expectAccessible(page);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await page.screenshot({ path: testInfo.outputPath('kept.png'), fullPage: true });

      await toNextStep(page);
      await fillAddress(page);
      await toNextStep(page);
      await fillPassenger(page);
      await toNextStep(page);
      await pay(page, 'Mercado Pago');
      await page.getByRole('link', { name: 'Ir a Mercado Pago' }).click();
      await page.getByRole('button', { name: 'Aprobar' }).click();
      await expect(page.getByText('¡Pago confirmado!')).toBeVisible();

      await page.goto(link);
      await expect(page.getByText('Este enlace ya se usó')).toBeVisible();
    });
  });
}

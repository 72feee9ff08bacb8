import { links } from '@idavuelta/shared/contracts';
import { expect, expectAccessible, sidewaysScroll, test } from '../../support/fixtures.ts';
import { enterAs, fillAddress, fillPassenger, pay, toNextStep } from '../../support/steps.ts';
import { logInByApi, newCustomer } from '../../test-site/customer.ts';
import { ownEvent } from '../../test-site/events.ts';
import { waitForMail } from '../../test-site/mailbox.ts';

const linkIn = (mail: string) => /(\/event\/[\w-]+\?waiting=[\w-]+)/.exec(mail)?.[1] ?? '';

/** Orders the only seat of an event. @returns the event, and a function that releases the seat */
async function lastSeatTaken() {
  const { slug } = await ownEvent('ultimo-asiento');
  const holder = await logInByApi(await newCustomer());
  const { orderId } = await holder.order(slug, { paymentCode: 'transferencia' });
  return { slug, giveBack: () => holder.call('POST', `/shop-api/order/${orderId}/cancel`) };
}

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('[WTL-07, WTL-09] sold out, then a seat comes back', async ({ page, request }, testInfo) => {
      test.setTimeout(150_000);
      const { slug, giveBack } = await lastSeatTaken();
      const buyer = await newCustomer();

      await page.goto(links.event(slug));
      await expect(page.getByText('No hay boletos disponibles')).toBeVisible();
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
      await expect(list.getByText('Revisa tu correo')).toBeVisible();
      const requested = await waitForMail(buyer.email, ({ subject }) => subject.startsWith('Confirma tu lugar'));
      await page.goto(linkIn(requested.text));
      await page.getByRole('button', { name: 'Confirmar mi lugar' }).click();
      await expect(page.getByText('Estás en la lista de espera')).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: testInfo.outputPath('confirmed.png') });

      await giveBack();
      const { text } = await waitForMail(buyer.email, ({ subject }) => subject.startsWith('Se liberó tu lugar'));
      const link = linkIn(text);
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
      await page.getByRole('button', { name: 'Aprobar' }).click();
      await expect(page.getByText('¡Pago confirmado!')).toBeVisible();

      await page.goto(link);
      await expect(page.getByText('Este enlace ya se usó')).toBeVisible();
    });
  });
}

import { writeFile } from 'node:fs/promises';
import { links, type OrderDetail } from '@idavuelta/shared/contracts';
import { expect, expectAccessible, test } from '../../support/fixtures.ts';
import { enterAs, fillWizard, openEvent } from '../../support/steps.ts';
import { logInByApi, newCustomer } from '../../test-site/customer.ts';
import { ownEvent } from '../../test-site/events.ts';
import { staff } from '../../test-site/staff.ts';

const hours = /recojo entre \d\d:\d\d y \d\d:\d\d · en casa hacia \d\d:\d\d/;

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[PUW-08, PUW-09, PUW-10] I live in Miraflores, when am I picked up?', async ({ page, request }, testInfo) => {
      const { path } = await ownEvent('noche-de-cumbia');
      expect(await (await request.get(path)).text()).toContain('¿A qué hora te recogemos?');

      await openEvent(page, path);
      const block = page.getByRole('region', { name: '¿A qué hora te recogemos?' });
      await block.getByLabel('Tu distrito').selectOption('Miraflores');
      const answer = block.getByRole('status');
      await expect(answer).toHaveText(new RegExp(`^Desde Miraflores: ${hours.source}$`));
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      const times = hours.exec((await answer.textContent()) ?? '')?.[0] ?? '';
      await fillWizard(page);
      await page.getByRole('button', { name: 'Ver condiciones' }).click();
      const sheet = page.getByRole('dialog', { name: 'Antes de pagar' });
      await expect(sheet).toContainText(`Miraflores: ${times}`);
      await sheet.screenshot({ path: testInfo.outputPath('sheet.png') });
    });
  });
}

test('[PUW-06, PUW-10] the exact time reaches the purchase', async ({ page }, testInfo) => {
  const [buyer, { slug }] = await Promise.all([newCustomer(), ownEvent('noche-de-cumbia')]);
  const customer = await logInByApi(buyer);
  const { orderId } = await customer.order(slug, { paymentCode: 'mercadopago', discountCode: 'GRATIS100', tickets: 1 });
  const { order, event } = await customer.call<OrderDetail>('GET', `/shop-api/order-detail/${orderId}`);
  const list = testInfo.outputPath('vans.csv');
  await writeFile(list, `pedido;hora;placa;conductor\n${order.number};18:20;ABC-123;Rosa\n`);
  const day = new Date(event.startDate).toLocaleDateString('en-CA', { timeZone: event.timeZone });
  expect(await staff('pickup-times', slug, day, list)).toContain('1 have a time that is new');

  await enterAs(page, buyer);
  await page.goto(links.purchase(orderId));
  await expect(page.getByText(/recojo a las 18:20 · van ABC-123 · conduce Rosa/)).toBeVisible();
});

import { query } from '@idavuelta/api/database/database.ts';
import { links, type OrderDetail } from '@idavuelta/shared/contracts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoRawKeys, sidewaysScroll, test } from '../../support/fixtures.ts';
import { enterAs } from '../../support/steps.ts';
import { logInByApi, newCustomer } from '../../test-site/customer.ts';
import { withDatabase } from '../../test-site/database.ts';
import { ownEvent } from '../../test-site/events.ts';

test.use({ viewport: { width: 360, height: 740 } });

const purchases = links.account('payments');
const code = (page: Page) => page.getByRole('img', { name: 'Código QR del boleto 1' }).first();

/** Buys a ticket for the journey's own event. */
async function buy() {
  const customer = await newCustomer();
  const { slug } = await ownEvent('rock-bajo-la-garua');
  const buyer = await logInByApi(customer);
  const { orderId } = await buyer.order(slug, { paymentCode: 'mercadopago', discountCode: 'GRATIS100' });
  const { tickets } = await buyer.call<OrderDetail>('GET', `/shop-api/order-detail/${orderId}`);
  return { customer, slug, orderId, qr: tickets[0]?.qr ?? '' };
}

/** Returns everything that the browser stores: databases, and the bodies of cached responses. */
const storedData = (page: Page) =>
  page.evaluate(async () => {
    const bodies: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) bodies.push(await ((await cache.match(request)) as Response).text());
    }
    return { databases: (await indexedDB.databases()).map(({ name }) => name), bodies: bodies.join('\n') };
  });

test('[FLT-40] on a phone: the next ride and its code open without a network, with their age, until the log-out', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|NETWORK/);
  const { customer, orderId, qr } = await buy();
  await enterAs(page, customer);
  await page.goto(purchases);
  await expect(page.getByText(/^Listo: tus próximos viajes/)).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await page.close();

  await context.setOffline(true);
  const phone = await context.newPage();
  await phone.goto(purchases);
  await expect(code(phone)).toBeVisible();
  await expect(phone.getByText(/^Guardado en este dispositivo/)).toBeVisible();
  await expect(phone.getByText(/^Sin conexión/)).toBeVisible();
  await expectNoRawKeys(phone);
  await expectAccessible(phone);
  expect(await sidewaysScroll(phone)).toBe(0);
  await phone.goto(links.purchase(orderId));
  await expect(code(phone)).toBeVisible();

  await context.setOffline(false);
  await expect(phone.getByRole('button', { name: 'Descargar PDF' })).toBeVisible({ timeout: 30_000 });
  await expect(phone.getByText(/^Guardado en este dispositivo/)).toBeHidden();

  expect((await storedData(phone)).databases).toEqual(['idavuelta-customer']);
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('banner').getByRole('button', { name: /Rosa/ }).click();
  await other.getByRole('button', { name: 'Salir' }).click();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect.poll(async () => (await storedData(other)).databases).toEqual([]);
  const { bodies } = await storedData(other);
  for (const secret of [orderId, qr, 'Quispe', 'Ana Torres', customer.email]) expect(bodies).not.toContain(secret);

  await context.setOffline(true);
  await phone.goto(purchases).catch(() => undefined);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(code(phone)).toBeHidden();
  await expect(phone.getByText('Ana Torres')).toBeHidden();
});

test('[FLT-40] on the day of the trip the code is on the first screen, and the rest is behind one button', async ({
  page,
}) => {
  const { customer, slug, orderId } = await buy();
  await withDatabase((db) =>
    query(
      db,
      `UPDATE departure SET starts_at = now() + interval '1 minute'
       WHERE event_id = (SELECT id FROM event WHERE slug = $1)`,
      [slug],
    ),
  );
  await enterAs(page, customer);
  await page.goto(links.purchase(orderId));
  await expect(page.getByText('Hoy es tu viaje')).toBeVisible();
  await expect(code(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Descargar PDF' })).toBeHidden();
  await page.getByRole('button', { name: 'Más opciones' }).click();
  await expect(page.getByRole('button', { name: 'Descargar PDF' })).toBeVisible();
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBe(0);
});

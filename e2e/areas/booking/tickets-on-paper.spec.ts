import { readFile } from 'node:fs/promises';
import type { OrderDetail } from '@idavuelta/shared/contracts';
import { links } from '@idavuelta/shared/contracts';
import { expect, test } from '../../support/fixtures.ts';
import { onPaper } from '../../support/paper.ts';
import { logIn } from '../../support/steps.ts';
import { type Customer, logInByApi, newCustomer } from '../../test-site/customer.ts';

/** Buys two tickets. @returns the order's id, and the text of each ticket's code */
async function buyTwo(customer: Customer) {
  const coupon = { paymentCode: 'mercadopago', discountCode: 'GRATIS100' } as const;
  const { orderId } = await customer.order('rock-bajo-la-garua', { ...coupon, tickets: 2 });
  const { tickets } = await customer.call<OrderDetail>('GET', `/shop-api/order-detail/${orderId}`);
  return { orderId, codes: tickets.map(({ qr }) => qr) };
}

test('[ACC-06] printed and as a PDF, each ticket is on a sheet of its own, and its code scans from paper', async ({
  page,
}) => {
  const buyer = await newCustomer();
  const { orderId, codes } = await buyTwo(await logInByApi(buyer));
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click();
  await logIn(page, buyer);
  await page.goto(links.purchase(orderId));
  await expect(page.getByRole('img', { name: 'Código QR del boleto 1' })).toBeVisible();

  const [purchase, ...tickets] = await onPaper(await page.pdf({ format: 'A4' }));
  expect(purchase?.text).not.toContain('Saltar al contenido');
  expect(tickets.map(({ code }) => code)).toEqual(codes);
  for (const { text } of tickets) expect(text).toContain('Rock bajo la garúa');

  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  const file = await (await downloaded).path();
  expect((await onPaper(await readFile(file))).map(({ code }) => code)).toEqual(codes);
});

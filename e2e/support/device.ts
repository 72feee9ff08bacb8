import { type BrowserContext, expect, type Page } from '@playwright/test';
import qrcode from 'qrcode';
import { type Customer, logInByApi, newCustomer } from '../test-site/customer.ts';

/** An event of tomorrow, so that devices may prepare for its departure. */
const eventOfTomorrow = { slug: 'concierto-de-manana', name: 'Marea Alta en concierto' };

interface Detail {
  tickets: { qr?: string }[];
}

/** Buys tickets for tomorrow. @returns the texts of their codes */
export async function codesForTomorrow(tickets: number): Promise<string[]> {
  const customer: Customer = await logInByApi(await newCustomer());
  const coupon = { paymentCode: 'mercadopago', discountCode: 'GRATIS100' } as const;
  const { orderId } = await customer.order(eventOfTomorrow.slug, { tickets, ...coupon });
  const detail = await customer.call<Detail>('GET', `/shop-api/order-detail/${orderId}`);
  return detail.tickets.map(({ qr = '' }) => qr);
}

/** Prepares a driver's device without a camera: it stores the list of tomorrow's departure under a name. */
export async function prepareDevice(context: BrowserContext, name: string): Promise<Page> {
  const page = await openTicketCheck(context);
  await page.getByRole('button', { name: 'Revisar sin conexión' }).click();
  await page.getByRole('button', { name: 'Elegir la salida' }).click();
  const departure = page.getByLabel('Salida que revisa este dispositivo');
  const label = await departure.getByRole('option').filter({ hasText: eventOfTomorrow.name }).first().textContent();
  await departure.selectOption({ label: label ?? '' });
  await page.getByLabel('Nombre de este dispositivo').fill(name);
  await page.getByRole('button', { name: 'Guardar la lista' }).click();
  await expect(page.getByText(/lista de las/)).toBeVisible();
  return page;
}

export async function openTicketCheck(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/qr-verification');
  return page;
}

/** Starts scanning: without a camera the device offers to read photos. */
export async function beginToScan(page: Page) {
  await page.getByRole('button', { name: 'Escanear Código' }).click();
  await expect(page.getByLabel('Subir una foto del código')).toBeAttached();
}

/** Shows the device a photo of a code, and waits for its verdict. */
export async function scan(page: Page, code: string, verdict: 'Válido' | 'Ya verificado' | 'EVENTO INVALIDO') {
  const buffer = await qrcode.toBuffer(code, { errorCorrectionLevel: 'L', width: 400 });
  await page.getByLabel('Subir una foto del código').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('dialog').getByRole('heading', { name: verdict, exact: true })).toBeVisible();
}

/** One tap leads to the next code. */
export const scanAnother = (page: Page) => page.getByRole('button', { name: 'Escanear otro código' }).click();

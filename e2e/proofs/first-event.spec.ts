import { query } from '@idavuelta/api/database/database.ts';
import { currentCode } from '@idavuelta/api/modules/staff-accounts/one-time-codes.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoRawKeys, test } from '../support/fixtures.ts';
import { dayAhead, openOffice } from '../support/office.ts';
import { fillTwoTickets, pay, signUp } from '../support/steps.ts';
import { startEmptySite } from '../test-site/empty-site.ts';
import { mailedLink } from '../test-site/mailbox.ts';

type Site = Awaited<ReturnType<typeof startEmptySite>>;

const slug = 'gala-de-apertura';
const districts = [
  ...['Miraflores', 'Barranco', 'Surquillo', 'San Isidro', 'Lince', 'La Victoria', 'Breña', 'Jesús María'],
  ...['Magdalena', 'Pueblo Libre', 'San Borja', 'San Miguel', 'Surco'],
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('[OFF-07, BOF-03, BOF-06, BOF-08, BOF-09, BOF-11, BOF-12, BOF-14] from an empty database to an event that is sold, paid, served and reported, by the browser alone', async ({
  page,
  browser,
  faults,
}) => {
  const undos: (() => unknown)[] = [];
  const site = await startEmptySite({ after: (undo) => undos.push(undo) });
  try {
    await becomeOwner(page, site);
    await lookAtSampleData(page);
    await addProvince(page);
    await setAccount(page);
    await addEvent(page);
    await addDepartures(page);
    await changePrice(page);
    await publish(page);
    await makeCoupon(page);
    const shop = await (await browser.newContext()).newPage();
    faults.watch(shop);
    const reference = await buy(shop, site);
    await importStatement(page, reference);
    await expectNoSteps(page);
    await serveOrder(page, reference);
    await expectReport(page, site);
  } finally {
    for (const undo of undos.reverse()) await undo();
  }
});

/** Invites the company's first staff member by a command; everything else is done in the browser. */
async function becomeOwner(page: Page, site: Site) {
  const email = 'ines@example.test';
  await site.staff('users', 'invite', email, '--role', 'owner', '--name', 'Inés');
  await page.goto(site.url + (await mailedLink(email, 'back-office/invitation', site.apiUrl)));
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Contraseña nueva').fill('una frase larga de prueba');
  await page.getByLabel('Código', { exact: true }).fill(currentCode(secret.trim()));
  await page.getByRole('button', { name: 'Activar' }).click();
  await page.getByRole('button', { name: 'Ya los guardé, entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  await expectWellFormedOffice(page);
}

const steps = (page: Page) => page.getByRole('list', { name: 'Tus primeros pasos' });

/** Follows the link of an open step on the first page. */
async function nextStep(page: Page, title: string) {
  await openOffice(page, 'Hoy');
  const step = steps(page).getByRole('listitem').filter({ hasText: title });
  await expect(step.getByRole('img', { name: 'Por hacer' })).toBeVisible();
  await step.getByRole('link', { name: title }).click();
}

/** Makes sample data and throws it away: nothing of it is left. */
async function lookAtSampleData(page: Page) {
  await page.getByRole('button', { name: 'Crear datos de muestra' }).click();
  await page.getByRole('link', { name: 'Ver el evento de muestra' }).click();
  await expect(page.getByText('Concierto de muestra').first()).toBeVisible();
  await openOffice(page, 'Hoy');
  await expectWellFormedOffice(page);
  await page.getByRole('button', { name: 'Desecharlos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desecharlos' }).click();
  await expect(page.getByText('Los datos de muestra se borraron.')).toBeVisible();
  await expect(steps(page).getByRole('img', { name: 'Hecho' })).toHaveCount(0);
}

/** After the first sale the first page has no steps any more. */
async function expectNoSteps(page: Page) {
  await openOffice(page, 'Hoy');
  await expect(page.getByRole('region', { name: 'Por hacer' })).toBeVisible();
  await expect(steps(page)).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Siete días, en soles' })).toBeVisible();
}

async function addProvince(page: Page) {
  await nextStep(page, 'Agrega una provincia con sus distritos');
  await page.getByRole('button', { name: 'Agregar una provincia' }).click();
  const drawer = page.getByRole('dialog', { name: 'Agregar una provincia' });
  await drawer.getByLabel('Provincia').fill('Lima');
  await page.evaluate((text) => navigator.clipboard.writeText(text), districts.join('\n'));
  await drawer.getByRole('textbox', { name: 'Distrito 1' }).press('ControlOrMeta+v');
  await expect(drawer.getByRole('textbox', { name: 'Distrito 13' })).toHaveValue('Surco');
  await expectWellFormedOffice(page);
  await drawer.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('row', { name: /^Lima 13/ })).toBeVisible();
}

async function setAccount(page: Page) {
  await nextStep(page, 'Escribe tu cuenta bancaria');
  await page.getByLabel('Banco', { exact: true }).fill('Banco de Lima');
  await page.getByLabel('Tipo de cuenta').fill('Corriente');
  await page.getByLabel('Número de cuenta').fill('00123456789');
  await page.getByLabel('RUC o documento del titular').fill('20123456789');
  await page.getByLabel('Correo para avisos de transferencia').fill('pagos@example.test');
  await expectWellFormedOffice(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Los cambios quedaron guardados.')).toBeVisible();
}

async function addEvent(page: Page) {
  await nextStep(page, 'Crea tu primer evento');
  await page.getByLabel('Dirección web', { exact: true }).fill(slug);
  const spanish = (part: string, kind = 'card') =>
    page.locator(`.ant-${kind}`, { hasText: part }).last().getByRole('tabpanel', { name: /Perú/ });
  await spanish('Textos').getByLabel('Nombre').fill('Gala de apertura');
  await page.getByLabel('Nombre del lugar').fill('Teatro Nuevo');
  await page.getByLabel('Dirección', { exact: true }).fill('Av. Grau 100, Barranco');
  await page.getByLabel('Latitud').fill('-12.149');
  await page.getByLabel('Longitud').fill('-77.021');
  await page.getByRole('region', { name: 'Mapa del lugar' }).scrollIntoViewIfNeeded();
  await spanish('Categoría 1').first().getByLabel('Nombre').first().fill('Van compartida');
  await spanish('Boleto 1', 'collapse').getByLabel('Nombre').fill('Ida y vuelta');
  await page.getByLabel('Provincia').click();
  await page.getByTitle('Lima').last().click();
  await page.getByLabel('Asientos por salida').fill('12');
  await page.getByLabel('Precio en soles').fill('40');
  await expectWellFormedOffice(page);
  await page.getByRole('button', { name: 'Crear el borrador' }).click();
  await expect(page).toHaveURL(new RegExp(`/back-office/events/${slug}$`));
}

const openPart = (page: Page, part: string) =>
  page.getByRole('navigation', { name: 'Partes del evento' }).getByRole('link', { name: part, exact: true }).click();

async function addDepartures(page: Page) {
  await nextStep(page, 'Agrégale salidas');
  await page.getByRole('button', { name: 'Agregar salidas' }).click();
  const drawer = page.getByRole('dialog', { name: 'Agregar salidas' });
  await drawer.getByRole('button', { name: 'Otra salida más' }).click();
  for (const [index, days] of [40, 41].entries()) {
    const field = drawer.getByRole('textbox', { name: `Salida ${index + 1}` });
    await field.fill(`${dayAhead(days)} 20:00`);
    await field.press('Enter');
  }
  await drawer.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByRole('cell', { name: /^[a-záé]+, .* 20:00$/ })).toHaveCount(2);
  await expectWellFormedOffice(page);
}

/** From S/40 to S/50. */
async function changePrice(page: Page) {
  await openPart(page, 'Precios');
  await page
    .getByRole('button', { name: /^Cambiar el precio de Ida y vuelta|^Cambiar/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Precio en soles').fill('50,00');
  await drawer.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('cell', { name: /50,00/ }).first()).toBeVisible();
  await expectWellFormedOffice(page);
}

async function publish(page: Page) {
  await nextStep(page, 'Publícalo');
  await page.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Publicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('En venta').first()).toBeVisible();
}

async function makeCoupon(page: Page) {
  await openOffice(page, 'Cupones');
  await page.getByRole('button', { name: 'Crear un cupón' }).click();
  const drawer = page.getByRole('dialog', { name: 'Crear un cupón' });
  await drawer.getByLabel('Código').fill('APERTURA');
  await drawer.getByLabel('Descuento').fill('10');
  await drawer.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/back-office\/coupons\/\d+/);
}

/** Buys two tickets with the coupon, by transfer. @returns the payment reference */
async function buy(shop: Page, site: Site) {
  const email = 'rosa@example.test';
  await shop.goto(site.url);
  await shop.getByRole('banner').getByRole('button', { name: 'Ingresar' }).click();
  await shop.getByRole('button', { name: 'Crear una cuenta' }).click();
  await signUp(shop, { firstName: 'Rosa', lastName: 'Primera', email, password: 'viajo-siempre' });
  await shop.goto(site.url + (await mailedLink(email, 'verify-account', site.apiUrl)));
  await expect(shop.getByText('¡Bienvenido! Ingresaste correctamente.')).toBeVisible();
  await shop
    .getByRole('link', { name: /Gala de apertura/ })
    .first()
    .click();
  await shop.getByRole('group', { name: 'Fecha' }).getByRole('radio').first().check();
  await fillTwoTickets(shop);
  await shop.getByLabel('Cupón de descuento').fill('APERTURA');
  await shop.getByRole('button', { name: 'Aplicar cupón' }).click();
  await expect(shop.getByText('APERTURA').first()).toBeVisible();
  await pay(shop, 'Transferencia');
  return (await shop.getByText(/^IV-/).first().textContent())?.trim() ?? '';
}

async function importStatement(page: Page, reference: string) {
  await openOffice(page, 'Transferencias');
  const statement = `Fecha;Referencia;Monto;Moneda\n${dayAhead(0)};${reference};90,00;PEN\n${dayAhead(0)};otra cosa;12,00;PEN\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'estado.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) });
  await expect(page.getByText('Monto exacto')).toBeVisible();
  await expectWellFormedOffice(page);
  await page.getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByText('El estado de cuenta quedó importado.')).toBeVisible();
}

/** Finds the order as support, changes a passenger, and refunds one ticket by hand: S/45 of S/90. */
async function serveOrder(page: Page, reference: string) {
  await openOffice(page, 'Pedidos');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(reference.replace('IV-', ''));
  await page.getByRole('searchbox', { name: 'Buscar' }).press('Enter');
  await page.getByRole('table').getByRole('link').first().click();
  await page
    .getByRole('button', { name: /^Cambiar a / })
    .first()
    .click();
  const passenger = page.getByRole('dialog', { name: /^Cambiar a Ana Torres/ });
  await passenger.getByLabel('Nombre').fill('Eva Sol');
  await passenger.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Eva Sol').first()).toBeVisible();
  await page.getByRole('button', { name: 'Devolver dinero' }).click();
  const refund = page.getByRole('dialog', { name: 'Devolver dinero' });
  await refund.getByRole('radio', { name: 'Algunos boletos' }).check();
  await refund.getByRole('checkbox', { name: /Luis Paz/ }).check();
  await refund.getByLabel('Motivo').fill('No viaja');
  await refund.getByRole('button', { name: 'Devolver dinero' }).click();
  await expect(page.getByText(/La devolución de S\/45,00 está en camino/)).toBeVisible();
  await expectWellFormedOffice(page);

  // a transfer is refunded by hand, which a job reports first
  const resolve = page.getByRole('button', { name: 'Marcar como revisado' });
  await expect(async () => {
    await page.reload();
    await expect(resolve).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await resolve.click();
  const resolution = page.getByRole('dialog', { name: 'Marcar como revisado' });
  await resolution.getByRole('radio', { name: 'Sí, ya se devolvió' }).check();
  await resolution.getByLabel('Motivo').fill('Transferido');
  await resolution.getByRole('button', { name: 'Marcar como revisado' }).click();
  await expect(resolve).toHaveCount(0);
}

/** Expects the report to match the database to the cent. */
async function expectReport(page: Page, { db }: Site) {
  const [booked] = await query<{ sold: number; refunded: number }>(
    db,
    `SELECT (SELECT sum(total_minor)::int FROM orders WHERE paid_at IS NOT NULL) AS sold,
       (SELECT sum(amount_minor)::int FROM refund) AS refunded`,
  );
  expect(booked).toEqual({ sold: 9000, refunded: 4500 });
  await page.goto(`${new URL(page.url()).origin}/back-office/reports?by=event`);
  const row = page.getByRole('row', { name: /^Gala de apertura/ });
  await expect(row).toContainText('90,00');
  await expect(row).toContainText('45,00');
  await expectWellFormedOffice(page);
}

async function expectWellFormedOffice(page: Page) {
  await expectAccessible(page);
  await expectNoRawKeys(page);
}

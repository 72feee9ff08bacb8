import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoRawKeys,
  pageIsReady,
  sidewaysScroll,
  test,
} from '../../support/fixtures.ts';
import { logInOwner, openOffice } from '../../support/office.ts';
import { newAddress, waitForMail } from '../../test-site/mailbox.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const typed = {
  'Nombres y apellidos': 'Ana Quispe Ñahui',
  Domicilio: 'Jr. Junín 123, Lima',
  Teléfono: '987654321',
  'Descripción del producto o servicio': 'Traslado a Noche de Cumbia',
  'Detalle: qué pasó': 'La van llegó cuarenta minutos tarde y no avisaron.',
  'Pedido: qué solicitas': 'La devolución de la ida.',
};

async function fillSheet(page: Page, email: string) {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Número de documento').fill('45671234');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Fotos o PDF').setInputFiles({ name: 'van.png', mimeType: 'image/png', buffer: picture });
}

test('[LEG-01] a sheet of the complaints book: from the footer of a phone to its number, its mails and the answer of staff', async ({
  page,
  browser,
  faults,
}) => {
  const email = newAddress('reclamo');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Libro de Reclamaciones' }).click();
  await expect(page.getByRole('heading', { name: 'Libro de Reclamaciones', level: 1 })).toBeVisible();

  await test.step('an empty form names what is missing, and keeps what is typed over a reload', async () => {
    await page.getByRole('button', { name: 'Enviar mi hoja de reclamación' }).click();
    await expect(page.getByText('Faltan datos o hay algo por corregir:')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Nombres y apellidos').fill('Ana');
    await page.reload();
    await pageIsReady(page);
    await expect(page.getByLabel('Nombres y apellidos')).toHaveValue('Ana');
  });

  const number = await test.step('the sheet has its number at once', async () => {
    await fillSheet(page, email);
    await page.getByRole('button', { name: 'Enviar mi hoja de reclamación' }).click();
    const receipt = page.getByText(/Tu hoja de reclamación N\.º \d{9}-\d{4} está registrada/);
    await expect(receipt).toBeVisible();
    await expectNoRawKeys(page);
    await expectAccessible(page);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    return /\d{9}-\d{4}/.exec((await receipt.textContent()) ?? '')?.[0] ?? '';
  });

  await test.step('and comes by mail as a PDF', async () => {
    const { subject, attachments } = await waitForMail(email, (mail) => mail.subject.includes(number));
    expect(subject).toContain('hoja de reclamación');
    expect(attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
  });

  await test.step('staff answers it once, by mail', async () => {
    const context = await browser.newContext();
    const office = await context.newPage();
    faults.watch(office);
    await logInOwner(office);
    await openOffice(office, 'Libro de Reclamaciones');
    await office.getByRole('link', { name: number }).click();
    await expect(office.getByText('Jr. Junín 123, Lima')).toBeVisible();
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Responder', exact: true }).click();
    await office.getByRole('dialog').getByLabel('Respuesta').fill('Te devolvemos la ida.');
    await office.getByRole('dialog').getByRole('button', { name: 'Enviar la respuesta' }).click();
    await expect(office.getByRole('button', { name: 'Responder', exact: true })).toBeHidden();
    await waitForMail(email, ({ text }) => text.includes('Te devolvemos la ida.'));
    await context.close();
  });
});

import { expect, test } from '../../support/fixtures.ts';
import { enterAs, fillTwoTickets, openOwnEvent, orderIdIn, pay } from '../../support/steps.ts';
import { expectWellFormed } from '../../support/well-formed.ts';
import { newCustomer } from '../../test-site/customer.ts';
import { waitForMail } from '../../test-site/mailbox.ts';

test.use({ viewport: { width: 360, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] });

test('[AFT-01, AFT-03, AFT-04] on a phone: who has bought shares the van, gives a ticket to a friend and cancels the rest', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { slug, buyer } = await openOwnEvent(page);
  await fillTwoTickets(page);
  await pay(page, 'Mercado Pago');
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText('¡Pago confirmado!')).toBeVisible();
  const orderId = orderIdIn(page.url()) ?? '';

  await page.getByRole('button', { name: 'Compartir el evento' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`/event/${slug}\\?van=\\d+&date=\\d+&day=[\\d-]+$`));
  await enterAs(page, await newCustomer());
  await page.goto(link);
  await expect(page.getByText(/^La misma van que tu amigo: Van compartida/)).toBeVisible();
  await expect(page.getByLabel('Provincia')).toHaveValue(/\d/);
  await expectWellFormed(page, 'the wizard by a friend’s link');

  await enterAs(page, buyer);
  await page.goto(`/my-account/payments?order=${orderId}`);
  await expect(page.getByText('Cancelación con devolución hasta')).toBeVisible();
  await page.getByRole('button', { name: 'Pasar a un amigo el boleto de Ana Torres' }).click();
  const form = page.getByRole('form', { name: 'Pasar a un amigo el boleto de Ana Torres' });
  await form.getByLabel('Nombre y apellido').fill('Eva Sol');
  const friend = `eva.${buyer.email}`;
  await form.getByLabel('Correo electrónico').fill(friend);
  await form.getByLabel('Teléfono').fill('912345678');
  await expectWellFormed(page, 'a ticket that is given away');
  await form.getByRole('button', { name: 'Pasar el boleto' }).click();
  await expect(page.getByRole('heading', { name: 'Eva Sol' })).toBeVisible();
  const mail = await waitForMail(friend, ({ subject }) => subject.startsWith('Tu boleto'));
  expect(mail.attachments.map(({ filename }) => filename)).toContain('idavuelta.ics');

  await page.getByRole('button', { name: 'Cancelar y pedir el reembolso' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cancelar y pedir el reembolso' });
  await expect(sheet.getByText(/^Te devolvemos S\//)).toBeVisible();
  await expectWellFormed(page, 'what happens with the money');
  await sheet.getByRole('button', { name: /^Cancelar y recibir S\// }).click();
  await expect(page.getByText('Devuelta', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Devoluciones' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Noche de Cumbia/ })).toBeFocused();
  await expectWellFormed(page, 'a purchase that is paid back');
});

import { aGuestList } from '@idavuelta/api/testing/event-requests.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoRawKeys, test, watch } from '../../support/fixtures.ts';
import {
  chooseFiles,
  chooseGuests,
  enterAsOrganiser,
  eventCard,
  expectRequestTyped,
  fillRequest,
  type GuestRow,
  openNewRequest,
  reviewed,
} from '../../support/request-steps.ts';
import { fillAddress, openCategory, signUp, toNextStep } from '../../support/steps.ts';
import { mailedLink, newAddress } from '../../test-site/mailbox.ts';
import { staff } from '../../test-site/staff.ts';

test('[ACC-07, ACC-08, ACC-09, ACC-12, ACC-13, ACC-15, AUT-12, EVT-04] a private event from its draft to the free booking of a guest, which the organiser sees', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.expect(/400/); // the guest list with an error
  const [name, email] = ['Aniversario de Rosa', newAddress('berta.invitada')];
  const guests: GuestRow[] = [
    ['Berta Ruiz', email, null, 2],
    ['Carlos Paz', 'carlos.paz@example.test', null, 1],
  ];
  await enterAsOrganiser(page);

  await test.step('a draft is kept once the mistakes of its list, which are told, are gone', async () => {
    await openNewRequest(page);
    await fillRequest(page, { 'Nombre del evento': name });
    await chooseFiles(page, [['Berta Ruiz', 'berta@', null, 2]]);
    await expectNoRawKeys(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Guardar borrador' }).click();
    const mistakes = page.getByRole('region', { name: 'Errores de la lista de invitados' });
    await expect(mistakes.getByRole('row', { name: '2 Correo Email inválido' })).toBeVisible();
    await expectAccessible(page);
    await chooseGuests(page, await aGuestList(...guests));
    await page.getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(page).toHaveURL(reviewed);
    await expect(eventCard(page, name)).toContainText('Guardado');
    await expectAccessible(page);
  });

  const request = await test.step('it is changed and sent', async () => {
    await page.getByRole('link', { name: `Editar ${name}` }).click();
    await expectRequestTyped(page, { 'Nombre del evento': name });
    await page.getByLabel('Nombre del lugar').fill('Casa Hacienda Moreyra');
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page).toHaveURL(reviewed);
    await expect(eventCard(page, name)).toContainText('En revisión');
    await expect(eventCard(page, name)).toContainText('Casa Hacienda Moreyra');
    const edit = page.getByRole('link', { name: `Editar ${name}` });
    return new URLSearchParams((await edit.getAttribute('href'))?.split('?')[1]).get('request') ?? '';
  });

  expect(await staff('requests', 'approve', request)).toContain('3 seats; 2 invitations');
  const event = await mailedLink(email, 'event');

  const phone = await browser.newContext({ baseURL, locale: 'es-PE', viewport: { width: 360, height: 740 } });
  const guest = await phone.newPage();
  const guestFaults = watch(guest);

  await test.step('a guest signs up at the link, and is back there once the address is verified', async () => {
    await guest.goto(event);
    await expect(guest.getByText(/Este evento es solo para invitados/)).toBeVisible();
    await guest.getByRole('main').getByRole('button', { name: 'Crear una cuenta' }).click();
    await signUp(guest, { firstName: 'Berta', lastName: 'Ruiz', email, password: 'viajo-siempre' });
    await guest.goto(await mailedLink(email, 'verify-account'));
    await expect(guest).toHaveURL(event);
    await expect(guest.getByText('Tu invitación: puedes reservar hasta 2 boletos')).toBeVisible();
  });

  await test.step('the guest answers', async () => {
    await guest.goto('/my-account/events');
    await expect(eventCard(guest, name)).toContainText('06/03/2031');
    await expectAccessible(guest);
    await eventCard(guest, name).getByRole('button', { name: 'Asistiré' }).click();
    await expect(eventCard(guest, name).getByRole('button', { name: 'Asistiré', pressed: true })).toBeVisible();
    await eventCard(guest, name).getByRole('link', { name }).click();
    await expect(guest).toHaveURL(event);
  });

  await test.step('and books the seats without paying', async () => {
    await bookInvited(guest, email);
    await expect(guest.getByText('¡Tu reserva está confirmada!')).toBeVisible();
    await expectNoRawKeys(guest);
    await guest.goto(event);
    await expect(guest.getByText('Ya usaste todos los cupos de tu invitación.').first()).toBeVisible();
    expect(guestFaults.list).toEqual([]);
    await phone.close();
  });

  await test.step('the organiser sees who has answered and booked', async () => {
    await page.goto('/my-account/events?list=active');
    await expect(eventCard(page, name)).toContainText('Activo');
    await page.getByRole('link', { name: `Ver invitados de ${name}` }).click();
    await expect(page.getByRole('row', { name: `Berta Ruiz ${email} Asistirá 2 de 2` })).toBeVisible();
    await expect(page.getByRole('row', { name: /Carlos Paz .* Sin respuesta 0 de 1/ })).toBeVisible();
    await expectNoRawKeys(page);
    await expectAccessible(page);
  });
});

const ticketGroup = (page: Page, number: number) => page.getByRole('group', { name: new RegExp(`^Boleto ${number}`) });

/** Books two tickets of an event paid by the organiser. */
async function bookInvited(page: Page, email: string) {
  await page.getByLabel('Provincia').selectOption('Lima');
  await openCategory(page, /Van para invitados/);
  await page.getByRole('button', { name: 'Agregar Individual' }).click();
  await page.getByRole('button', { name: 'Agregar Individual' }).click();
  await toNextStep(page);
  await fillAddress(ticketGroup(page, 1));
  await page.getByRole('button', { name: 'Misma dirección que el boleto 1' }).click();
  await toNextStep(page);
  for (const [index, name] of ['Berta Ruiz', 'Hugo Ruiz'].entries()) {
    const ticket = ticketGroup(page, index + 1);
    await ticket.getByLabel('Nombre y apellido').fill(name);
    await ticket.getByLabel('Correo electrónico').fill(email);
    await ticket.getByLabel('Teléfono').fill('987654321');
  }
  await toNextStep(page);
  await expect(page.getByText('Es una invitación: el organizador paga tu traslado.')).toBeVisible();
  await page.getByRole('region', { name: 'Reserva', exact: true }).getByRole('button', { name: 'Reservar' }).click();
}

import { aGuestList, aPicture } from '@idavuelta/api/testing/event-requests.ts';
import { type Credentials, links } from '@idavuelta/shared/contracts';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/fixtures.ts';
import { press, tabTo, type } from '../../support/keyboard.ts';
import { calendarDay, eventCard, stopGroup, wedding } from '../../support/request-steps.ts';
import { logInByApi, newCustomer } from '../../test-site/customer.ts';

/** Logs in by the keyboard alone. */
async function logInByKeyboard(page: Page, { email, password }: Credentials) {
  await page.goto('/');
  await press(page, page.getByRole('banner').getByRole('button', { name: 'Ingresar' }));
  const modal = page.getByRole('dialog', { name: 'Ingresa a tu cuenta' });
  await expect(modal.getByLabel('Correo electrónico')).toBeFocused();
  await page.keyboard.type(email);
  await type(page, modal.getByLabel('Contraseña'), password);
  await page.keyboard.press('Enter');
  await expect(modal).toBeHidden();
}

/** Without a listener from the start, the browser may open its own file dialog before the test can answer it. */
const handFilesOver = (page: Page) => page.on('filechooser', () => {});

async function chooseFile(page: Page, field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  await tabTo(page, field);
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
}

/** A time field has parts for hours and minutes; how they are typed depends on the browser, not the page. */
async function chooseTime(page: Page, field: Locator) {
  await tabTo(page, field);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  if ((await field.inputValue()) === '') {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
  }
  await expect(field).toHaveValue(/^\d\d:\d\d$/);
}

async function chooseCounty(page: Page, part: Page | Locator, text: string) {
  await type(page, part.getByRole('combobox', { name: 'Distrito' }).and(part.locator('input')).first(), text);
  await page.keyboard.press('Enter');
}

let customer: Credentials;
test.beforeEach(async ({ page }) => {
  customer = await newCustomer();
  await page.setViewportSize({ width: 360, height: 740 });
  await logInByKeyboard(page, customer);
});

test('[ACC-03, ACC-20] profile and the end of the account by the keyboard alone', async ({ page, faults }) => {
  faults.expect(/400/); // the wrong password
  await page.goto('/my-account/profile');
  await expect(page.getByLabel('Apellidos')).toHaveValue('Quispe');
  await type(page, page.getByLabel('Apellidos'), 'Quispe Paz');
  await tabTo(page, page.getByLabel('Género'));
  await page.keyboard.type('Fem');
  await press(page, page.getByRole('button', { name: 'Guardar cambios' }));
  await expect(page.getByText('Tus datos se guardaron')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Eliminar mi cuenta' }));
  await expect(page.getByLabel('Tu contraseña')).toBeFocused();
  await page.keyboard.type('no es esta');
  await page.keyboard.press('Enter');
  await expect(page.getByText('La contraseña no es correcta.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Cancelar' }));
  await expect(page.getByLabel('Tu contraseña')).toBeHidden();
});

test('[ACC-16, ACC-17] friends and addresses are added, changed and removed by the keyboard alone', async ({
  page,
}) => {
  await page.goto('/my-account/frecuentFriends');
  await type(page, page.getByLabel('Nombre completo'), 'Eva Sol');
  await type(page, page.getByLabel('Teléfono'), '987654321');
  await type(page, page.getByLabel('Correo electrónico'), 'eva@example.test');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Editar Eva Sol' }));
  await expect(page.getByRole('form', { name: 'Editar amigo' }).getByLabel('Nombre completo')).toBeFocused();
  await type(page, page.getByRole('form', { name: 'Editar amigo' }).getByLabel('Nombre completo'), 'Eva Luna');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Quitar Eva Luna' }));
  await press(page, page.getByRole('button', { name: 'Sí, quitar' }));
  await expect(page.getByText('Aún no tienes amigos frecuentes')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Amigos frecuentes' })).toBeFocused();

  await page.goto('/my-account/frecuentAddresses');
  await type(page, page.getByLabel('Dirección', { exact: true }), 'Jr. Cusco 120');
  await chooseCounty(page, page, 'barranco');
  await tabTo(page, page.getByLabel('Asignar como mi dirección'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mi dirección', { exact: true })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Quitar Jr. Cusco 120' }));
  await press(page, page.getByRole('button', { name: 'Sí, quitar' }));
  await expect(page.getByText('Aún no tienes direcciones frecuentes')).toBeVisible();
});

test('[ACC-21] a passenger of a paid purchase is changed by the keyboard alone', async ({ page }) => {
  const coupon = { paymentCode: 'mercadopago', discountCode: 'GRATIS100' } as const;
  const { orderId } = await (await logInByApi(customer)).order('rock-bajo-la-garua', coupon);
  await page.goto(links.purchase(orderId));
  await press(page, page.getByRole('button', { name: 'Cambiar pasajero: Ana Torres' }));
  const form = page.getByRole('form', { name: 'Cambiar pasajero: Ana Torres' });
  await expect(form.getByLabel('Nombre y apellido')).toBeFocused();
  await type(page, form.getByLabel('Nombre y apellido'), 'Eva Sol');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Eva Sol' })).toBeVisible();
});

test('[ACC-09, ACC-12] a request with a stop and both files by the keyboard alone', async ({ page }) => {
  handFilesOver(page);
  await page.goto('/my-account/events');
  await press(page, page.getByRole('link', { name: 'Crear evento' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const name = 'Cena de Rosa';
  await type(page, page.getByLabel('Nombre del evento'), name);
  await type(page, page.getByLabel('Nombre del lugar'), wedding['Nombre del lugar']);
  await type(page, page.getByLabel('Dirección del lugar'), wedding['Dirección del lugar']);
  await chooseCounty(page, page, 'lurin');
  await type(page, calendarDay(page), '06/03/2031');
  await page.keyboard.press('Enter');
  await chooseTime(page, page.getByLabel('Hora de inicio'));
  await chooseTime(page, page.getByLabel('Hora de término'));
  await type(page, page.getByLabel('Mensaje de invitación'), 'Los espero.');
  await press(page, page.getByRole('button', { name: 'Agregar parada' }));
  await type(page, stopGroup(page).getByLabel('Dirección de la parada'), 'Plaza Bolognesi');
  await chooseCounty(page, stopGroup(page), 'barranco');
  await chooseTime(page, stopGroup(page).getByLabel('Hora'));
  await chooseFile(page, page.getByLabel('Imagen principal'), {
    name: 'cena.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPicture(),
  });
  await chooseFile(page, page.getByLabel('Lista de invitados', { exact: true }), {
    name: 'invitados.xlsx',
    mimeType: '',
    buffer: await aGuestList(['Ana Torres', 'ana@example.test', null, 1]),
  });
  await press(page, page.getByRole('button', { name: 'Crear solicitud' }));
  await expect(page).toHaveURL('/my-account/events?list=review');
  await expect(eventCard(page, name)).toContainText('En revisión');
});

import { expect, expectAccessible, expectNoRawKeys, sidewaysScroll, test } from '../../support/fixtures.ts';
import { logInOwner, openOffice } from '../../support/office.ts';
import { mailedLink, newAddress, waitForMail } from '../../test-site/mailbox.ts';

test('[LEG-04, LEG-05] somebody without an account asks for their data, proves the address, and downloads what staff sends', async ({
  page,
  browser,
  request,
  faults,
}) => {
  const email = newAddress('datos');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?lang=es-CL');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tus datos personales' }).click();

  await test.step('the request counts once its link is pressed', async () => {
    await page.getByLabel('¿Qué pides?').selectOption({ label: 'Acceder a mis datos' });
    await page.getByRole('combobox', { name: 'País' }).selectOption({ label: 'Chile' });
    await page.getByLabel('Nombre y apellido').fill('Rosa Ñandú');
    await page.getByLabel('Correo electrónico').fill(email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(page.getByText('Revisa tu correo')).toBeVisible();
    await page.goto(await mailedLink(email, 'privacy-requests'));
    await page.getByRole('button', { name: 'Confirmar mi solicitud' }).click();
    await expect(page.getByText(/Tu solicitud tiene el número \d+/)).toBeVisible();
    await expectNoRawKeys(page);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });

  await test.step('staff sends the data from the register', async () => {
    const context = await browser.newContext();
    const office = await context.newPage();
    faults.watch(office);
    await logInOwner(office);
    await openOffice(office, 'Datos personales');
    const row = office.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText(/Quedan? \d+ días/);
    await row.getByRole('link').click();
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Enviar sus datos' }).click();
    await expect(office.getByText('Le enviamos un enlace para descargar sus datos.')).toBeVisible();
    await context.close();
  });

  await test.step('and they are downloaded as a document and as data', async () => {
    const { text } = await waitForMail(email, (mail) => mail.text.includes('?export='));
    await page.goto(/\/privacy-requests\?export=\S+/.exec(text)?.[0] ?? '');
    await expectAccessible(page);
    const file = async (name: string) =>
      (await request.get((await page.getByRole('link', { name }).getAttribute('href')) ?? '')).body();
    expect((await file('Documento para leer (PDF)')).subarray(0, 4).toString()).toBe('%PDF');
    const data = JSON.parse((await file('Archivo de datos (JSON)')).toString());
    expect(data.privacyRequests).toMatchObject([{ kind: 'access', country: 'CL', name: 'Rosa Ñandú' }]);
  });
});

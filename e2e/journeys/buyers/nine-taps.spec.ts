import type { County } from '@idavuelta/shared/contracts';
import { expect, test } from '../../support/fixtures.ts';
import { fillTickets, openOwnEvent, toNextStep } from '../../support/steps.ts';
import { countTaps } from '../../support/taps.ts';
import { logInByApi } from '../../test-site/customer.ts';

/** An event and a county of each country, its provider's method, and a button of the provider's page. */
const countries = {
  Peru: { event: 'noche-de-cumbia', county: 'Miraflores', method: /Mercado Pago/, provider: 'Aprobar' },
  Chile: { event: 'santiago-en-vivo', county: 'Providencia', method: /Webpay/, provider: 'Aprobar' },
  Spain: { event: 'madrid-a-voces', county: 'Chamberí', method: /Tarjeta o Bizum/, provider: 'Autorizar' },
};

for (const [country, { event, county, method, provider }] of Object.entries(countries))
  test(`[FLT-39] ${country}: from the event to the provider, logged in, one seat, in nine taps at most`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openOwnEvent(page, event);
    const { tap, choose, type, taken } = countTaps();
    const next = page.getByRole('button', { name: 'Continuar' }).first();

    const pickUps = page.getByRole('region', { name: '¿A qué hora te recogemos?' });
    await pickUps.scrollIntoViewIfNeeded();
    await choose(pickUps.getByRole('combobox'), county);
    await expect(pickUps.getByRole('status')).toContainText(county);
    await tap(page.getByRole('button', { name: /^Agregar / }).first());
    await tap(next);

    await type(page.getByLabel('Dirección', { exact: true }), 'Av. Larco 345');
    await tap(next);

    await expect(page.getByLabel('Nombre y apellido')).toHaveValue('Rosa Quispe');
    await tap(next);

    const way = page.getByRole('radio', { name: method });
    await way.waitFor();
    if (!(await way.isChecked())) await tap(way);
    await tap(page.getByRole('button', { name: /^Pagar [S$\d]/ }).first());
    await expect(page.getByRole('button', { name: provider })).toBeVisible();
    expect(taken()).toBeLessThanOrEqual(9);
  });

test('[FLT-39] the address that was saved and the buyer are filled in, and each goes out with one tap', async ({
  page,
}) => {
  const { buyer, path } = await openOwnEvent(page);
  const customer = await logInByApi(buyer);
  const counties = await customer.call<County[]>('GET', '/counties?country-code=PE');
  const county = counties.find(({ name }) => name === 'Barranco');
  const name = 'Jr. Cusco 120';
  await customer.call('POST', '/shop-api/frequent-addresses', { name, countyId: county?.id, myAddress: 1 });
  await page.goto(path);
  await fillTickets(page);
  await toNextStep(page);

  const address = page.getByLabel('Dirección', { exact: true });
  await expect(address).toHaveValue(name);
  await page.getByRole('button', { name: 'Usar otra dirección' }).click();
  await expect(address).toHaveValue('');
  await page.getByRole('button', { name: new RegExp(`^Mi dirección: ${name}`) }).click();
  await expect(address).toHaveValue(name);
  await toNextStep(page);

  const passenger = page.getByLabel('Nombre y apellido');
  await expect(passenger).toHaveValue('Rosa Quispe');
  await page.getByRole('button', { name: 'Viaja otra persona' }).click();
  await expect(passenger).toHaveValue('');
  await expect(passenger).toBeFocused();
});

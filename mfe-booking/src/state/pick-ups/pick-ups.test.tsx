import { anEvent, pickUps } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { fillAddresses, press, sharedVan } from '../../testing/booking.tsx';
import { openAt } from '../../testing/open-at.ts';

const hours = 'GET /events/:id/pick-ups';
const summary = () => within(screen.getByRole('complementary', { name: 'Tu viaje' }));

it('[PUW-09] says the hours of a district as soon as it is chosen, at its field and in the summary', async () => {
  const { user } = await openAt('addresses', { api: { [hours]: pickUps() } });
  expect(summary().queryByRole('list', { name: 'Recojo y regreso' })).not.toBeInTheDocument();
  await fillAddresses(user);
  const line = 'recojo entre 18:00 y 18:40 · en casa hacia 00:30';
  expect(within(screen.getByRole('group', { name: /boleto 1/i })).getByText(line)).toBeVisible();
  expect(summary().getByRole('list', { name: 'Recojo y regreso' })).toHaveTextContent(`Miraflores: ${line}`);
});

it('[PUW-09] says the exact time of a meeting point, before any district is chosen', async () => {
  const approach = {
    address: 'Plaza San Martín',
    counties: [
      { id: 31, name: 'Cercado' },
      { id: 32, name: 'Breña' },
    ],
  };
  const van = sharedVan({ approach, productVariantId: 77 });
  const leaves = { opensAt: '2027-03-05T23:20:00Z', closesAt: '2027-03-05T23:20:00Z', homeAt: '2027-03-06T05:30:00Z' };
  const meetingPoints = [{ productVariantId: 77, address: 'Plaza San Martín', ...leaves }];
  await openAt('addresses', { api: { 'GET /events/:id/product-variant': [van], [hours]: pickUps({ meetingPoints }) } });
  expect(summary().getByRole('list', { name: 'Recojo y regreso' })).toHaveTextContent(
    'Plaza San Martín: salida a las 18:20 · en casa hacia 00:30',
  );
});

it('[PUW-09] the last step has the hours too, for phones, whose summary has no room for them', async () => {
  await openAt('payment', { api: { [hours]: pickUps() } });
  const step = await screen.findByRole('region', { name: 'Confirma tu compra' });
  expect(within(step).getByRole('list', { name: 'Recojo y regreso' })).toHaveTextContent(
    'Miraflores: recojo entre 18:00 y 18:40 · en casa hacia 00:30',
  );
});

it('[PUW-09] the sheet before paying has the hours, and when the exact time comes', async () => {
  const { user } = await openAt('payment', { api: { [hours]: pickUps() } });
  await press(user, 'Ver condiciones');
  const sheet = within(await screen.findByRole('dialog', { name: 'Antes de pagar' }));
  expect(sheet.getByText(/La hora exacta te llega por correo el día anterior/)).toBeVisible();
  expect(sheet.getByRole('list', { name: 'Recojo y regreso' })).toHaveTextContent('recojo entre 18:00 y 18:40');
});

it.each([
  ['es_PE', 'ES', 'Recogida y regreso', /recojo/i],
  ['es_ES', 'PE', 'Recojo y vuelta', /recogida/i],
] as const)(
  '[FLT-25] in %s a pick-up for an event in %s is called as there, everywhere',
  async (language, countryCode, name, other) => {
    const event = anEvent({ countryCode });
    const { user } = await openAt('payment', { event, language, api: { [hours]: pickUps() } });
    expect(await summary().findByRole('list', { name })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /ver (las )?condiciones/i }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(document.body.textContent).not.toMatch(other);
  },
);

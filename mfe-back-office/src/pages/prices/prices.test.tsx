import type { ManagedPrices } from '@idavuelta/shared/contracts/staff';
import { apiError } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aNoche } from '../../testing/events.ts';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import PricesPage from './PricesPage.tsx';

const prices: ManagedPrices = {
  eventId: 17,
  slug: 'noche',
  translations: { es_PE: { name: 'Noche de valses' } },
  timeZone: 'America/Lima',
  currency: 'CLP',
  isFree: false,
  revision: 4,
  departures: [
    { id: 7, startsAt: '2027-03-07T01:00:00Z' },
    { id: 8, startsAt: '2027-03-08T01:00:00Z' },
  ],
  variants: [
    {
      id: 3,
      category: { es_PE: { name: 'Van compartida' } },
      translations: { es_PE: { name: 'Individual' } },
      province: 'Lima',
      amount: 11_375,
      heldTickets: 2,
      ofDepartures: [{ departureId: 8, amount: 15_000 }],
      toCome: [{ id: 5, amount: 12_500, from: '2027-02-01T05:00:00Z' }],
    },
  ],
};
const url = '/staff-api/events/noche/prices';
const show = (api: object = {}, account = anAccount()) =>
  renderOffice(<PricesPage params={{ slug: 'noche' }} />, {
    path: '/back-office/events/noche/prices',
    account,
    api: { 'GET /staff-api/events/noche': aNoche, [`GET ${url}`]: prices, 'GET /staff-api/audit': [], ...api },
  });
const press = async ({ user }: Awaited<ReturnType<typeof show>>, name: RegExp) =>
  user.click(await screen.findByRole('button', { name, hidden: true }));
const choose = async ({ user }: Awaited<ReturnType<typeof show>>, name: string) =>
  user.click(await screen.findByRole('radio', { name, hidden: true }));
const sent = ({ calls }: Awaited<ReturnType<typeof show>>) => calls.find(({ method }) => method === 'PUT');
async function priceIn({ user }: Awaited<ReturnType<typeof show>>, price: string) {
  const field = screen.getByLabelText('Precio en pesos chilenos');
  await user.clear(field);
  await user.type(field, price);
}
const change = /^Cambiar el precio de Van compartida · Individual · Lima$/;

it('[BOF-06] shows what each ticket costs from each province, on which departure something else, and what is to come', async () => {
  await show();
  const row = await screen.findByRole('row', { name: /Van compartida · Individual · Lima/ });
  expect(within(row).getByText('$11.375')).toBeVisible();
  expect(within(row).getByText(/domingo, 7 mar\.? 2027, 20:00: \$15\.000/)).toBeVisible();
  expect(within(row).getByText(/\$12\.500 desde lunes, 1 feb\.? 2027, 00:00/)).toBeVisible();
});

it('[BOF-06] changes a price at once, after it was said that held orders keep theirs', async () => {
  const view = await show({ [`PUT ${url}`]: { ...prices, revision: 5 } });
  await press(view, change);
  expect(await screen.findByText('2 boletos reservados sin pagar conservan su precio.')).toBeVisible();
  await priceIn(view, '13.062');
  await press(view, /^Guardar$/);
  await waitFor(() => expect(sent(view)?.data).toEqual({ changes: [{ variantId: 3, amount: 13_062 }] }));
  expect(sent(view)?.headers['If-Match']).toBe('"4"');
});

it('[BOF-06] changes the price of one departure from a moment on', async () => {
  const view = await show({ [`PUT ${url}`]: prices });
  await press(view, change);
  await choose(view, 'Solo en una salida');
  await view.user.click(await screen.findByLabelText('Salida'));
  await view.user.click(await screen.findByTitle(/sábado, 6 mar\.? 2027, 20:00/));
  await choose(view, 'Más adelante');
  await view.user.type(await screen.findByLabelText('Desde'), '01/02/2027 08:00');
  await press(view, /^Guardar$/);
  await waitFor(() =>
    expect(sent(view)?.data).toEqual({
      from: '2027-02-01T08:00',
      changes: [{ variantId: 3, departureId: 7, amount: 11_375 }],
    }),
  );
});

it('[MON-01] a price is typed in the currency of the country, and half a peso is refused', async () => {
  const view = await show();
  await press(view, change);
  const field = await screen.findByLabelText('Precio en pesos chilenos');
  expect(field).toHaveValue('11.375');
  await priceIn(view, '13061,5');
  await press(view, /^Guardar$/);
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  expect(sent(view)).toBeUndefined();
});

it('[BOF-15] who is second is told which price the first has changed, and keeps what was typed', async () => {
  const errors = [{ field: '3:8', reason: 'changed' }];
  const view = await show({ [`PUT ${url}`]: () => apiError('CHANGED_MEANWHILE', { status: 412, errors }) });
  await press(view, change);
  view.api[`GET ${url}`] = { ...prices, revision: 5 };
  await press(view, /^Guardar$/);
  expect(await screen.findByText(/otra persona cambió: Van compartida · Individual · Lima, domingo/)).toBeVisible();
  view.api[`PUT ${url}`] = { ...prices, revision: 6 };
  await press(view, /^Usar lo mío$/);
  await press(view, /^Guardar$/);
  await waitFor(() =>
    expect(view.calls.filter(({ method }) => method === 'PUT').at(-1)?.headers['If-Match']).toBe('"5"'),
  );
});

it('[BOF-06] a change to come is taken back', async () => {
  const view = await show({ [`DELETE ${url}/5`]: { ...prices, variants: [] } });
  await press(view, /^Anular: Van compartida/);
  await waitFor(() => expect(view.calls.find(({ method }) => method === 'DELETE')?.headers['If-Match']).toBe('"4"'));
});

it('[BOF-06] who may only read changes nothing', async () => {
  await show({}, anAccount('dispatcher'));
  expect(await screen.findByText('$11.375')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Cambiar|Anular/ })).not.toBeInTheDocument();
});

it('[BOF-06, MON-05] the history says which price was changed, from what to what, and from when', async () => {
  const rowOf = (id: number, detail: object) => ({
    id,
    at: '2027-01-31T15:00:00Z',
    actor: 'staff:rosa@idavuelta.example',
    action: 'change-prices',
    subject: 'event-prices:17',
    detail,
  });
  const earlier = { before: { '3': 45.5, '3:8': null }, after: { '3': 50, '3:8': 60 }, from: '2027-02-01T05:00:00Z' };
  const later = { currency: 'CLP', before: { '3': 12_500 }, after: { '3': 12_990 } };
  const view = await show({ 'GET /staff-api/audit': [rowOf(10, later), rowOf(9, earlier)] });
  const variant = 'Van compartida · Individual · Lima';
  expect(
    await screen.findByText(new RegExp(`${variant}: S/45,50 → S/50,00; ${variant}, domingo.*: – → S/60,00; desde`)),
  ).toBeVisible();
  expect(screen.getByText(`${variant}: $12.500 → $12.990`)).toBeVisible();
  expect(view.calls.find(({ path }) => path === '/staff-api/audit')?.params).toMatchObject({
    subject: 'event-prices:17',
  });
});

import type { OrderRide, StaffOrder, StaffRole, TimelineEntry } from '@idavuelta/shared/contracts/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../../testing/office.tsx';
import { aStaffOrder, aStaffTicket } from '../../../testing/orders.ts';
import { noTaxDocuments } from '../../../testing/tax.ts';
import OrderPage from './OrderPage.tsx';

const { id } = aStaffOrder();
const url = `/staff-api/orders/${id}`;
const tickets = [aStaffTicket(), aStaffTicket({ number: 2 })];

interface Shown {
  order?: Partial<StaffOrder>;
  timeline?: TimelineEntry[];
  role?: StaffRole;
  api?: object;
  search?: string;
}

async function show({ order, timeline = [], role = 'support', api, search = '' }: Shown = {}) {
  const view = await renderOffice(<OrderPage params={{ id }} />, {
    path: `/back-office/orders/${id}${search}`,
    account: anAccount(role),
    api: {
      [`GET ${url}`]: aStaffOrder({ tickets, departureId: 31, ...order }),
      [`GET ${url}/timeline`]: timeline,
      'GET /staff-api/search': [],
      ...noTaxDocuments,
      ...api,
    },
  });
  await screen.findByRole('region', { name: 'Viaje' });
  return view;
}

const planned: OrderRide = {
  direction: 'out',
  ticket: 1,
  travellers: ['Zoe Sáenz'],
  address: 'Av. Grau 123',
  state: 'left',
  stateAt: '2027-03-06T22:50:00Z',
  at: '2027-03-06T23:40:00Z',
  lateMinutes: 15,
  van: 'ABC-123',
  driver: 'Luz',
  driverPhone: '+51999888777',
};
const unplanned: OrderRide = {
  ...{ direction: 'back', ticket: 1, travellers: ['Zoe Sáenz'], address: 'Av. Grau 123', state: 'unplanned' },
  ...{ from: '2027-03-07T06:00:00Z', until: '2027-03-07T06:00:00Z' },
};

it('[OFF-06] says when, where and in which van its travellers ride, how far it is, and whom to call', async () => {
  await show({ order: { rides: [planned, { ...planned, ticket: 2 }, unplanned] } });
  const ride = within(screen.getByRole('region', { name: 'Viaje' }));
  expect(ride.getByText(/^6 mar\.? 2027, 18:40/)).toBeVisible();
  expect(ride.getByText(/^en camino · 17:50$/)).toBeVisible();
  expect(ride.getByText('15 minutos de retraso')).toBeVisible();
  expect(ride.getByText(/Van ABC-123 · Luz/)).toBeVisible();
  expect(ride.getByRole('link', { name: 'Llamar al +51999888777' })).toHaveAttribute('href', 'tel:+51999888777');
  // both tickets ride together, so they are one
  expect(ride.getAllByText('Av. Grau 123')).toHaveLength(2);
  expect(ride.getByText('sin van todavía')).toBeVisible();
  expect(ride.getByText(/^aprox\. 7 mar\.? 2027, 01:00/)).toBeVisible();
  const [out] = ride.getAllByRole('link', { name: 'Ver el plan' });
  expect(out).toHaveAttribute('href', '/back-office/dispatch/31/out');
  expect(ride.getByRole('link', { name: 'Hoy en camino' })).toHaveAttribute('href', '/back-office/dispatch/today');
});

it('[OFF-06] tickets that ride apart are told apart, and a trip that was given away says so', async () => {
  const other = { ...planned, ticket: 2, address: 'Jr. Unión 45', van: 'XYZ-987', continuesVan: 'ABC-123' };
  await show({ order: { rides: [planned, other] } });
  const ride = within(screen.getByRole('region', { name: 'Viaje' }));
  expect(ride.getByText('Boleto 2: Zoe Sáenz')).toBeVisible();
  expect(ride.getByText('Lo empezó la van ABC-123, que lo entregó.')).toBeVisible();
});

it('[OFF-06] a viewer sees the van and neither phone, address nor the plan, and no actions', async () => {
  const { driverPhone: _, ...ride } = planned;
  await show({ role: 'viewer', order: { rides: [{ ...ride, address: '' }] } });
  const region = within(screen.getByRole('region', { name: 'Viaje' }));
  expect(region.getByText(/Van ABC-123/)).toBeVisible();
  expect(region.getByText('Contacto reservado')).toBeVisible();
  expect(region.queryByRole('link')).not.toBeInTheDocument();
  const actions = within(screen.getByRole('region', { name: 'Acciones' })).getAllByRole('button');
  expect(actions.map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual(['Imprimir', 'Atajos']);
});

it('[OFF-06] two keys are enough for refund, passenger, mail and note', async () => {
  const { user } = await show();
  for (const [letter, title] of [
    ['r', 'Devolver dinero'],
    ['p', '¿Qué pasajero cambia?'],
    ['m', 'Enviar un correo de nuevo'],
    ['n', 'Escribir una nota'],
  ]) {
    await user.keyboard(`{Control>}.{/Control}${letter}`);
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument());
  }
});

it('[OFF-06] letters alone do nothing, and the list of shortcuts names each of them', async () => {
  const { user } = await show();
  await user.keyboard('rnmp');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Atajos' }));
  const list = within(await screen.findByRole('dialog', { name: 'Atajos' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Devolver dineroR',
    'Cambiar un pasajeroP',
    'Enviar un correo de nuevoM',
    'Escribir una notaN',
    'ImprimirI',
  ]);
  await user.click(list.getByRole('button', { name: /Escribir una nota/ }));
  expect(await screen.findByRole('dialog', { name: 'Escribir una nota' })).toBeVisible();
});

it('[OFF-06, OFF-01] the finder offers the actions of the order first', async () => {
  const { user } = await show();
  await user.keyboard('{Control>}k{/Control}');
  const group = await screen.findByRole('group', { name: 'En esta página' });
  const [first] = screen.getAllByRole('option');
  expect(within(group).getAllByRole('option')[0]).toBe(first);
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await user.keyboard('nota');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Escribir una nota' })).toBeVisible();
});

it('[OFF-06] a passenger is changed by the keyboard alone, and the only one without being asked which', async () => {
  const view = await show({ order: { tickets: [aStaffTicket()] }, api: { [`PUT ${url}/passenger`]: {} } });
  await view.user.keyboard('{Control>}.{/Control}p');
  const name = await screen.findByLabelText('Nombre y apellido');
  await view.user.clear(name);
  await view.user.type(name, 'Inés Vega{Enter}');
  await waitFor(() =>
    expect(view.calls.findLast(({ method }) => method === 'PUT')?.data).toMatchObject({ name: 'Inés Vega' }),
  );
});

it('[OFF-06] an address opens a dialog that is permitted', async () => {
  const { unmount } = await show({ search: '?open=note' });
  expect(await screen.findByRole('dialog', { name: 'Escribir una nota' })).toBeVisible();
  unmount();
  await show({ search: '?open=note', role: 'viewer' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('[OFF-06] lists the mails newest first, and sends one again to whom it went', async () => {
  const [traveller] = aStaffTicket().passengers;
  const inés = { ...traveller, name: 'Inés Vega', email: 'ines@example.org' } as NonNullable<typeof traveller>;
  const mail = { kind: 'mail', text: 'Asunto' } as const;
  const view = await show({
    order: { tickets: [aStaffTicket({ passengers: [inés] })] },
    timeline: [
      { ...mail, at: '2027-02-01T15:05:00Z', name: 'order-paid', to: 'lucia@example.org' },
      { ...mail, at: '2027-02-01T15:06:00Z', name: 'passenger-tickets', to: 'ines@example.org' },
      { ...mail, at: '2027-02-02T15:00:00Z', name: 'of-a-later-version', to: 'lucia@example.org' },
    ],
    api: { [`POST ${url}/mail`]: { mails: 1 } },
  });
  const messages = within(screen.getByRole('region', { name: 'Correos enviados' }));
  const lines = (await messages.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^Asuntolucia@example\.org · 2 feb/);
  expect(lines[1]).toMatch(/^boletos para un pasajeroines@example\.org · 1 feb/);
  await view.user.click(messages.getByRole('button', { name: 'Enviar de nuevo: boletos para un pasajero' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('radio', { name: /Inés Vega/ })).toBeChecked();
  await view.user.click(within(dialog).getByRole('button', { name: 'Enviar' }));
  await waitFor(() =>
    expect(view.calls.findLast(({ method }) => method === 'POST' && method)?.data).toEqual({
      mail: 'passenger-tickets',
      address: 'ines@example.org',
    }),
  );
});

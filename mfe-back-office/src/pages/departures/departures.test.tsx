import type { ActEffect, ManagedDepartures, StaffAct } from '@idavuelta/shared/contracts/staff';
import { apiError } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aNoche } from '../../testing/events.ts';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import DeparturesPage from './DeparturesPage.tsx';

const pool = {
  pool: 3,
  categories: ['Van compartida'],
  provinces: ['Lima'],
  capacity: 50,
  sold: 2,
  held: 3,
  free: 45,
  waiting: 1,
};
const event: ManagedDepartures = {
  slug: 'noche',
  translations: { es_PE: { name: 'Noche de valses' } },
  countryCode: 'PE',
  timeZone: 'America/Lima',
  isRange: false,
  withdrawn: false,
  departures: [
    { id: 7, departure: '2027-03-06T20:00', startsAt: '2027-03-07T01:00:00Z', past: false, pools: [pool] },
    {
      id: 8,
      departure: '2027-03-07T20:00',
      startsAt: '2027-03-08T01:00:00Z',
      past: false,
      pools: [{ ...pool, sold: 0, held: 0, free: 50, waiting: 0 }],
    },
  ],
};
const effect: ActEffect = {
  orders: 3,
  paid: 2,
  tickets: 5,
  people: 6,
  held: 3,
  waiting: 1,
  languages: ['es_PE', 'pt_BR'],
  money: [
    { method: 'transferencia', amount: 91, currency: 'PEN', orders: 1, byHand: true },
    { method: 'webpay', amount: 22_750, currency: 'CLP', orders: 1, byHand: false },
  ],
};
const act: StaffAct = {
  id: 1,
  kind: 'move-departure',
  actor: 'staff:rosa@idavuelta.example',
  startedAt: '2027-03-01T15:00:00Z',
  departure: '2027-03-07T02:00:00Z',
  from: '2027-03-07T01:00:00Z',
  total: 4,
  done: 4,
};
const url = '/staff-api/events/noche/departures';
const show = (api: object = {}, account = anAccount()) =>
  renderOffice(<DeparturesPage params={{ slug: 'noche' }} />, {
    path: '/back-office/events/noche/departures',
    account,
    api: {
      'GET /staff-api/events/noche': aNoche,
      [`GET ${url}`]: event,
      'GET /staff-api/events/noche/acts': [],
      [`GET ${url}/7/effect`]: effect,
      'GET /staff-api/events/noche/cancellation': effect,
      ...api,
    },
  });
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const press = async ({ user }: Awaited<ReturnType<typeof show>>, name: RegExp) =>
  user.click(await screen.findByRole('button', { name, hidden: true }));

it('[BOF-04] shows what each departure can sell and has sold, by the clocks of its place', async () => {
  await show();
  const row = await rowOf(/sábado, 6 mar\.? 2027, 20:00/);
  expect(within(row).getByText('Van compartida · Lima')).toBeVisible();
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['50', '2', '3', '45', '1']));
});

it('[BOF-04] who may only read changes nothing', async () => {
  await show({}, anAccount('support'));
  await rowOf(/sábado/);
  expect(screen.queryByRole('button', { name: /Agregar|Mover|Cancelar el evento|capacidad/ })).not.toBeInTheDocument();
});

it('[BOF-15] who changes a capacity second is told what it is by now, and may change it all the same', async () => {
  const errors = [{ field: 'capacity', reason: 'changed' }];
  const view = await show({ [`PUT ${url}/capacity`]: () => apiError('CHANGED_MEANWHILE', { status: 412, errors }) });
  await press(view, /capacidad de sábado/);
  const field = await screen.findByLabelText('Capacidad');
  await view.user.clear(field);
  await view.user.type(field, '40');
  const [first, ...others] = event.departures;
  view.api[`GET ${url}`] = { ...event, departures: [{ ...first, pools: [{ ...pool, capacity: 30 }] }, ...others] };
  await press(view, /^Guardar$/);
  expect(await screen.findByText(/otra persona cambió: la capacidad, ahora 30/)).toBeVisible();
  view.api[`PUT ${url}/capacity`] = event;
  await press(view, /^Usar lo mío$/);
  await press(view, /^Guardar$/);
  await waitFor(() => expect(screen.queryByLabelText('Capacidad')).not.toBeInTheDocument());
  const sent = view.calls.filter(({ method }) => method === 'PUT');
  expect(sent.map(({ headers }) => headers['If-Match'])).toEqual(['"50"', '"30"']);
});

it('[BOF-04] a capacity below what is taken is refused with how many that is', async () => {
  const errors = [
    { field: 'sold', reason: '2' },
    { field: 'held', reason: '3' },
  ];
  const view = await show({ [`PUT ${url}/capacity`]: () => apiError('STATE_CONFLICT', { status: 409, errors }) });
  await press(view, /capacidad de sábado/);
  const field = await screen.findByLabelText('Capacidad');
  await view.user.clear(field);
  await view.user.type(field, '4');
  await press(view, /^Guardar$/);
  expect(await screen.findByText('No se puede: hay 2 vendidos y 3 reservados.')).toBeVisible();
  expect(view.calls.find(({ method }) => method === 'PUT')?.data).toEqual({
    departure: '2027-03-06T20:00',
    pool: 3,
    capacity: 4,
  });
});

it('[BOF-04] a weekly rule is shown before it is saved, and days can be left out', async () => {
  const planned = [6, 7].map((day) => ({
    departure: `2027-03-1${day}T20:00`,
    startsAt: `2027-03-1${day + 1}T01:00:00Z`,
    exists: false,
    past: false,
    shifted: false,
  }));
  const view = await show({ [`POST ${url}/plan`]: planned, [`POST ${url}`]: event });
  const { user } = view;
  await press(view, /^Agregar salidas$/);
  await user.click(await screen.findByRole('tab', { name: 'Cada semana' }));
  await user.click(screen.getByRole('checkbox', { name: 'sábado' }));
  for (const [label, text] of [
    ['Hora', '20:00'],
    ['Desde el día', '01/03/2027'],
    ['Hasta el día', '31/03/2027'],
  ] as const)
    await user.type(screen.getByLabelText(label), `${text}`);
  await press(view, /^Ver las salidas$/);
  await user.click(await screen.findByRole('checkbox', { name: /16 mar/ }));
  await press(view, /^Agregar 1 salida$/);
  await waitFor(() =>
    expect(view.calls.filter(({ method }) => method === 'POST').map(({ data }) => data)).toEqual([
      { weekdays: [6], time: '20:00', from: '2027-03-01', to: '2027-03-31' },
      { departures: ['2027-03-17T20:00'], capacities: [] },
    ]),
  );
});

it('[BOF-04] whom a move concerns is shown before it is done, and then how far it has come', async () => {
  const view = await show({ [`POST ${url}/7/move`]: act });
  await press(view, /^Mover: sábado/);
  expect(await screen.findByText('3, de ellos 2 pagados')).toBeVisible();
  expect(screen.getByText(/puede devolver el pedido con todo su dinero/)).toBeVisible();
  const field = screen.getByLabelText('Nueva fecha y hora');
  await view.user.clear(field);
  await view.user.type(field, '06/03/2027 21:00');
  view.api['GET /staff-api/events/noche/acts'] = [act];
  await press(view, /^Mover y avisar a 3 pedidos$/);
  expect(await screen.findByText('4 de 4')).toBeVisible();
  expect(
    screen.getByText(/Salida movida · 6 mar\.? 2027, 20:00 .*→ 6 mar\.? 2027, 21:00 \(hora de Lima\)/),
  ).toBeVisible();
  expect(view.calls.find(({ method }) => method === 'POST')?.data).toEqual({ to: '2027-03-06T21:00' });
  expect(screen.getByRole('row', { name: /^1 mar\.? 2027, 10:00 \(hora de Lima\)/ })).toBeVisible();
});

it('[BOF-04] a departure with sales is taken away after what it pays back was shown and confirmed', async () => {
  const view = await show({ [`POST ${url}/7/call-off`]: { ...act, kind: 'call-off-departure' } });
  await press(view, /^Cancelar la salida: sábado/);
  expect(await screen.findByText(/91.* · 1 pedido, hay que devolverlo a mano/)).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Noche de valses: .*6 de marzo de 2027.*20:00/ })).toBeVisible();
  await press(view, /^Cancelar la salida y devolver el dinero$/);
  expect(await screen.findByText('Confirma que lo entiendes.')).toBeVisible();
  expect(screen.getByText('Escribe el motivo: quienes viajan lo leen.')).toBeVisible();
  await view.user.type(screen.getByLabelText('Motivo'), 'Cerraron la carretera.');
  await view.user.click(screen.getByRole('checkbox', { name: /no se puede deshacer/ }));
  await press(view, /^Cancelar la salida y devolver el dinero$/);
  expect(await screen.findByText(/En marcha: afecta a 4/)).toBeInTheDocument();
  const sent = view.calls.find(({ path }) => path === `${url}/7/call-off`);
  expect(sent?.data).toEqual({ reason: 'Cerraron la carretera.' });
});

it('[BOF-04] the departures are read again once an act is done', async () => {
  let done = 2;
  const acts = () => [{ ...act, kind: 'call-off-departure', done }];
  const view = await show({ 'GET /staff-api/events/noche/acts': acts });
  await rowOf(/sábado, 6 mar/);
  done = 4;
  view.api[`GET ${url}`] = { ...event, departures: event.departures.slice(1) };
  await waitFor(() => expect(screen.queryByRole('row', { name: /sábado, 6 mar/ })).not.toBeInTheDocument(), {
    timeout: 8000,
  });
}, 20_000);

it('[BOF-04] a departure that has sold nothing is removed', async () => {
  const view = await show({ [`DELETE ${url}/8`]: {} });
  await press(view, /^Quitar: domingo/);
  await press(view, /^Quitar$/);
  await waitFor(() => expect(view.calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('[BOF-04] languages of buyers that have no text are marked, and what is typed is sent in those that have one', async () => {
  const view = await show({ [`POST ${url}/7/messages`]: { ...act, kind: 'send-message', subject: 'Abrigo' } });
  await press(view, /^Escribir: sábado/);
  expect(await screen.findByRole('tab', { name: /Português.*falta/ })).toBeVisible();
  await view.user.click(screen.getByRole('tab', { name: /Perú.*falta/ }));
  const panel = within(screen.getByRole('tabpanel', { name: /Perú/ }));
  await view.user.type(panel.getByLabelText('Asunto'), 'Abrigo');
  await view.user.type(panel.getByLabelText('Mensaje'), 'Hará frío.');
  expect(screen.queryByRole('tab', { name: /Perú.*falta/ })).not.toBeInTheDocument();
  await press(view, /^Enviar a 2 pedidos$/);
  await waitFor(() =>
    expect(view.calls.find(({ method }) => method === 'POST')?.data).toEqual({
      texts: { es_PE: { subject: 'Abrigo', body: 'Hará frío.' } },
    }),
  );
});

it('[BOF-05] an event is cancelled by an owner who has seen what that does and types its slug', async () => {
  const view = await show({ 'POST /staff-api/events/noche/cancellation': { ...act, kind: 'cancel-event' } });
  await press(view, /^Cancelar el evento$/);
  expect(await screen.findByText(/\$22\.750 · 1 pedido, automático/)).toBeVisible();
  await view.user.type(screen.getByLabelText('Motivo'), 'Llueve.');
  const field = screen.getByLabelText('Para confirmar, escribe noche');
  await view.user.type(field, 'noch');
  await press(view, /^Cancelar el evento y devolver el dinero$/);
  expect(await screen.findByText(/No coincide/)).toBeVisible();
  expect(view.calls.some(({ method }) => method === 'POST')).toBe(false);
  await view.user.type(field, 'e');
  await press(view, /^Cancelar el evento y devolver el dinero$/);
  await waitFor(() =>
    expect(view.calls.find(({ method }) => method === 'POST')?.data).toEqual({ slug: 'noche', reason: 'Llueve.' }),
  );
});

it('[BOF-04] a day of a range is moved to another one, and why it cannot be is told', async () => {
  const errors = [{ field: 'to', reason: 'day_taken' }];
  const view = await show({
    [`GET ${url}`]: { ...event, isRange: true },
    [`POST ${url}/7/move`]: () => apiError('VALIDATION_FAILED', { errors }),
  });
  await press(view, /^Mover: sábado/);
  expect(await screen.findByText(/^Solo puede ir a otro día del periodo/)).toBeVisible();
  await press(view, /^Mover y avisar a 3 pedidos$/);
  expect(await screen.findByText('De ese día ya se vendió algo, o se canceló. Elige otro.')).toBeVisible();
});

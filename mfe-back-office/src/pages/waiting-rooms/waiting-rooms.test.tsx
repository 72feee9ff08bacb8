import type { AuditRow, EventOption, ManagedDepartures, WaitingRoom } from '@idavuelta/shared/contracts/staff';
import { apiError, type FakeApi } from '@idavuelta/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderOffice } from '../../testing/office.tsx';
import WaitingRoomPage from './WaitingRoomPage.tsx';
import WaitingRoomsPage from './WaitingRoomsPage.tsx';

const aRoom = (over: Partial<WaitingRoom> = {}): WaitingRoom => ({
  id: 7,
  event: { id: 17, name: 'Noche de valses', slug: 'noche-de-valses', timeZone: 'America/Lima' },
  state: 'open',
  opensAt: '2027-03-01T15:00:00Z',
  maxAdmitted: 40,
  paused: false,
  automatic: false,
  createdAt: '2027-03-01T12:00:00Z',
  issued: 12_900,
  nowServing: 400,
  called: 3,
  admitted: 37,
  ordered: 310,
  passed: 50,
  pace: { low: 25.5, high: 40 },
  store: 'valkey',
  moved: false,
  ...over,
});
const list = 'GET /staff-api/waiting-rooms';
const one = 'GET /staff-api/waiting-rooms/7';
const change = 'PUT /staff-api/waiting-rooms/7';

const showList = (rooms: WaitingRoom[], api: FakeApi = {}, account = anAccount()) =>
  renderOffice(<WaitingRoomsPage />, { path: '/back-office/waiting-rooms', account, api: { [list]: rooms, ...api } });
const showOne = (room = aRoom(), api: FakeApi = {}, account = anAccount()) =>
  renderOffice(<WaitingRoomPage params={{ id: '7' }} />, {
    path: '/back-office/waiting-rooms/7',
    account,
    api: { [one]: room, 'GET /staff-api/audit': [], ...api },
  });
const sent = (calls: { method: string; data: unknown }[]) =>
  calls.flatMap(({ method, data }) => (method === 'GET' ? [] : [{ method, data }]));

afterEach(() => void jest.useRealTimers());

it('[SAL-06] the list shows who waits, who orders, how fast it goes, and what is unusual', async () => {
  await showList([aRoom(), aRoom({ id: 8, state: 'paused', pace: undefined, automatic: true, moved: true })]);
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent('Noche de valses12,500337 de 40Entre 25.5 y 40Avanza');
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/back-office/waiting-rooms/7');
  expect(second).toHaveTextContent(/Todavía no se sabe.*En pausa.*Se abrió sola.*se perdió Valkey/);
});

it('[SAL-06] figures are read again every five seconds while the page is visible', async () => {
  const { api, calls } = await showList([aRoom()]);
  await screen.findByText('12,500');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const turn = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await turn();
  const reads = () => calls.filter(({ path }) => path === '/staff-api/waiting-rooms').length;
  const before = reads();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(reads()).toBe(before);
  visibility.mockReturnValue('visible');
  await turn();
  api[list] = [aRoom({ nowServing: 1400 })];
  await act(() => jest.advanceTimersByTimeAsync(5_500));
  expect(screen.getByText('11,500')).toBeVisible();
});

it('[SAL-06] a queue is opened in front of one departure of an event', async () => {
  const event: EventOption = {
    id: 17,
    slug: 'noche-de-valses',
    translations: { es_PE: { name: 'Noche de valses' } },
    startsAt: '2055-03-07T01:00:00Z',
    timeZone: 'America/Lima',
    city: 'Lima',
    variants: [],
  };
  const departures = {
    timeZone: 'America/Lima',
    departures: [
      { id: 70, departure: '2026-01-01T20:00', startsAt: '2026-01-02T01:00:00Z', past: true, pools: [] },
      { id: 71, departure: '2055-03-06T20:00', startsAt: '2055-03-07T01:00:00Z', past: false, pools: [] },
    ],
  } as unknown as ManagedDepartures;
  const { user, calls, currentPath } = await showList([], {
    'GET /staff-api/event-options': [event],
    'GET /staff-api/events/noche-de-valses/departures': departures,
    'POST /staff-api/waiting-rooms': aRoom(),
  });
  await user.click(await screen.findByRole('button', { name: 'Abrir una fila' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByRole('combobox', { name: 'Evento' }));
  await user.click(await screen.findByText(/^Noche de valses · 6 mar/));
  await waitFor(() => expect(drawer.getByRole('combobox', { name: 'Salida' })).toBeEnabled());
  await user.click(drawer.getByRole('combobox', { name: 'Salida' }));
  await user.click(await screen.findByText(/^6 mar\.? 2055, 20:00/));
  await user.type(drawer.getByLabelText('Personas que compran a la vez'), '40');
  await user.click(drawer.getByRole('button', { name: 'Abrir' }));
  await waitFor(() => expect(currentPath()).toBe('/back-office/waiting-rooms/7'));
  expect(sent(calls)).toContainEqual({ method: 'POST', data: { eventId: 17, departureId: 71, maxAdmitted: 40 } });
});

it('[SAL-06] a queue is paused and opened further', async () => {
  const { user, api, calls } = await showOne(aRoom(), { [change]: aRoom({ paused: true }) });
  await screen.findByText('37 de 40');
  api[one] = aRoom({ state: 'paused', paused: true });
  await user.click(screen.getByRole('button', { name: 'Pausar' }));
  expect(await screen.findByRole('button', { name: 'Reanudar' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cambiar cuántas compran a la vez' }));
  const field = within(await screen.findByRole('dialog')).getByLabelText('Personas que compran a la vez');
  expect(field).toHaveValue('40');
  await user.clear(field);
  await user.type(field, '80');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(sent(calls)).toEqual([
      { method: 'PUT', data: { maxAdmitted: 40, paused: true } },
      { method: 'PUT', data: { maxAdmitted: 80, paused: true } },
    ]),
  );
});

it('[SAL-06] somebody is let in by the number on their screen, which counts from 1', async () => {
  const { user, calls } = await showOne(aRoom(), { 'POST /staff-api/waiting-rooms/7/let-in': aRoom() });
  await user.click(await screen.findByRole('button', { name: 'Hacer pasar a una persona' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Número que la persona ve en su pantalla'), '441');
  await user.click(dialog.getByRole('button', { name: 'Hacer pasar' }));
  expect(await screen.findByText(/^Se le avisa en su pantalla/)).toBeInTheDocument();
  expect(sent(calls)).toEqual([{ method: 'POST', data: { position: 440 } }]);
});

it('[SAL-06] closing says what it does, and a closed queue has no actions', async () => {
  const close = 'POST /staff-api/waiting-rooms/7/close';
  const closed = aRoom({ state: 'ended', closedAt: '2027-03-01T16:00:00Z' });
  const { user, api, calls } = await showOne(aRoom(), { [close]: closed });
  await user.click(await screen.findByRole('button', { name: 'Cerrar la fila' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^12500 personas esperan/)).toBeVisible();
  api[one] = closed;
  await user.click(dialog.getByRole('button', { name: 'Cerrar la fila' }));
  expect(await screen.findByText('Cerrada')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pausar' })).not.toBeInTheDocument();
  expect(sent(calls)).toHaveLength(1);
});

it('[SAL-06] who did what is read below the figures', async () => {
  const row: AuditRow = {
    id: 1,
    at: '2027-03-01T15:10:00Z',
    actor: 'staff:rosa@idavuelta.example',
    action: 'let-in',
    subject: 'waiting-room:7',
    detail: { position: 440 },
  };
  const { calls } = await showOne(aRoom(), { 'GET /staff-api/audit': [row] });
  expect(await screen.findByText('Se hizo pasar a una persona de la fila')).toBeVisible();
  expect(calls.find(({ path }) => path === '/staff-api/audit')?.params).toMatchObject({ subject: 'waiting-room:7' });
});

it('[SAL-06] who may only read events sees the figures and changes nothing', async () => {
  await showOne(aRoom(), {}, anAccount('viewer'));
  expect(await screen.findByText('37 de 40')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pausar' })).not.toBeInTheDocument();
});

it('[SAL-06] a number that nobody has is refused at its field', async () => {
  const errors = [{ field: 'position', reason: 'unknown' }];
  const { user } = await showOne(aRoom(), {
    'POST /staff-api/waiting-rooms/7/let-in': () => apiError('VALIDATION_FAILED', { status: 400, errors }),
  });
  await user.click(await screen.findByRole('button', { name: 'Hacer pasar a una persona' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Número que la persona ve en su pantalla'), '99999');
  await user.click(dialog.getByRole('button', { name: 'Hacer pasar' }));
  expect(await dialog.findByText('Nadie tiene ese número.')).toBeVisible();
});

import { periodicity, type Waiting } from '@idavuelta/shared/contracts';
import { anEvent, anEventDate, apiError } from '@idavuelta/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  aPlacedOrder,
  fillAddresses,
  fillPassengers,
  openWizard,
  pay,
  press,
  sharedVan,
  type WizardOptions,
} from '../../../testing/booking.tsx';

const token = 'q3Vb0S8mJt5yXr1ZkPwE6cNf9uLdHa2T';
const vans = 'GET /events/:id/product-variant';
const waitingList = 'GET /waiting-list';
const initPayment = 'POST /shop-api/init-payment';
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

const event = () => anEvent({ slug: 'noche', soldOut: true, calendars: [anEventDate({ id: 71, soldOut: true })] });

afterEach(() => void jest.useRealTimers());

function open({ api, event: opened = event(), ...options }: WizardOptions, waiting: Partial<Waiting> = {}) {
  const pool = { id: 900, unitsPerTicket: 1, unitsLeft: 0 };
  const reserved: Waiting = {
    state: 'held',
    eventId: opened.id,
    eventDateId: 71,
    productVariantId: 501,
    tickets: 2,
    seatPool: { id: 900, units: 2 },
    heldUntil: minutes(29),
    ...waiting,
  };
  return openWizard({
    event: opened,
    path: `/event/noche?waiting=${token}`,
    api: {
      [vans]: [sharedVan({ productVariantId: 501, stock: 0, seatPool: pool })],
      [waitingList]: reserved,
      ...api,
    },
    ...options,
  });
}

it('[WTL-06] the link shows until when the seats are kept, chooses them, and the order takes them', async () => {
  const { user, calls } = await open({ api: { [initPayment]: aPlacedOrder() } });
  expect(await screen.findByText('Guardamos 2 boletos para ti')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/Guardamos tus asientos por (29:00|28:5\d)/);
  expect(screen.queryByText('No hay boletos disponibles')).not.toBeInTheDocument();
  const counter = await screen.findByRole('status', { name: 'Boletos de Entrada general' });
  await waitFor(() => expect(counter).toHaveTextContent('2'));
  expect(screen.getByRole('button', { name: 'Agregar Entrada general' })).toBeDisabled();

  await press(user, 'Continuar');
  await fillAddresses(user);
  await press(user, 'Continuar');
  await fillPassengers(user);
  await press(user, 'Continuar');
  expect(screen.getByText('Guardamos 2 boletos para ti')).toBeVisible();
  await pay(user);
  await screen.findByRole('heading', { name: 'Pago' });
  expect(calls.find(({ path }) => path.endsWith('init-payment'))?.data).toMatchObject({ waitingToken: token });
  expect(screen.queryByText('Guardamos 2 boletos para ti')).not.toBeInTheDocument();
});

it('[WTL-06] who is not logged in sees the seats kept, and logs in to buy them', async () => {
  await open({ session: { status: 'anonymous' } });
  expect(await screen.findByText(/^Ingresa para comprar lo que guardamos/)).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Van compartida/ })).toHaveTextContent('Quedan 2');
  expect(screen.queryByText('No hay boletos disponibles')).not.toBeInTheDocument();
});

it('[WTL-06] of several dates the one with the kept seats is chosen, and only it is on sale', async () => {
  const calendars = [
    anEventDate({ id: 71, startDate: '2027-03-06T01:00:00.000Z', soldOut: true }),
    anEventDate({ id: 72, startDate: '2027-03-07T01:00:00.000Z', soldOut: true }),
  ];
  const opened = anEvent({ slug: 'noche', soldOut: true, periodicityType: periodicity.calendar, calendars });
  await open({ event: opened }, { eventDateId: 72 });
  const radio = await screen.findByRole('radio', { name: /sábado, 6 de marzo/i });
  expect(radio).toBeChecked();
  expect(radio).toBeEnabled();
  expect(screen.getByRole('radio', { name: /viernes, 5 de marzo/i })).toBeDisabled();
});

it('[WTL-06] seats that are not wanted any more are given back after a question', async () => {
  const onOutdated = jest.fn();
  const { user, api } = await open({ api: { 'POST /waiting-list/leave': null }, onOutdated });
  await press(user, 'Dejar mi lugar');
  api[waitingList] = { ...(api[waitingList] as Waiting), state: 'left', seatPool: undefined, heldUntil: undefined };
  await press(user, 'Sí, dejarlo');
  expect(await screen.findByText('Ya no estás en la lista de espera')).toBeVisible();
  expect(await screen.findByText('No hay boletos disponibles')).toBeVisible();
  expect(onOutdated).toHaveBeenCalled();
});

it.each<[Waiting['state'], string]>([
  ['over', 'El tiempo de este enlace se agotó'],
  ['used', 'Este enlace ya se usó'],
  ['left', 'Ya no estás en la lista de espera'],
])(
  '[WTL-06] a link that keeps nothing any more says so, and the list can be joined again: %s',
  async (state, words) => {
    await open({}, { state, seatPool: undefined, heldUntil: undefined });
    expect(await screen.findByText(words)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Avísame si se libera un asiento' })).toBeVisible();
  },
);

it('[WTL-06] who still waits reads so, and can leave the list', async () => {
  const { user, api, calls } = await open(
    { api: { 'POST /waiting-list/leave': null } },
    { state: 'waiting', seatPool: undefined, heldUntil: undefined },
  );
  await press(user, 'Salir de la lista');
  api[waitingList] = { ...(api[waitingList] as Waiting), state: 'left' };
  await press(user, 'Sí, salir');
  const notice = await screen.findByText('Ya no estás en la lista de espera');
  expect(notice.closest('[tabindex]')).toHaveFocus();
  expect(calls.find(({ path }) => path.endsWith('/leave'))?.data).toEqual({ token });
});

it('[WTL-06] a link that nobody knows is said to be invalid', async () => {
  await open({ api: { [waitingList]: () => apiError('TOKEN_INVALID', { status: 410 }) } });
  expect(await screen.findByText('El enlace ya fue usado o venció.')).toBeVisible();
  expect(await screen.findByText('No hay boletos disponibles')).toBeVisible();
});

it('[WTL-06] when the time is up the seats are not shown as kept', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { api } = await open({}, { heldUntil: new Date(Date.now() + 5000).toISOString() });
  await screen.findByText('Guardamos 2 boletos para ti');
  api[waitingList] = { ...(api[waitingList] as Waiting), state: 'over', seatPool: undefined, heldUntil: undefined };
  for (let second = 0; second < 10; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(await screen.findByText('El tiempo de este enlace se agotó')).toBeVisible();
});

it('[FLT-07] the link of the first mail confirms the address once its button is pressed', async () => {
  const confirming = 'POST /waiting-list/confirm';
  const shown = event();
  const { user, calls, api } = await open(
    { event: shown, api: { [confirming]: {} } },
    { state: 'asked', heldUntil: undefined },
  );
  expect(await screen.findByText('Confirma tu lugar en la lista de espera')).toBeVisible();
  expect(calls.some(({ path }) => path === '/waiting-list/confirm')).toBe(false);
  api[waitingList] = { state: 'waiting', eventId: shown.id, eventDateId: 71, productVariantId: 501, tickets: 2 };
  await press(user, 'Confirmar mi lugar');
  expect(await screen.findByText('Estás en la lista de espera')).toBeVisible();
  expect(calls.find(({ path }) => path === '/waiting-list/confirm')?.data).toEqual({ token });
});

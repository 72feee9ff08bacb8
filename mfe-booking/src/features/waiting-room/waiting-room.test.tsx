import { periodicity } from '@idavuelta/shared/contracts';
import { apiError, networkDown } from '@idavuelta/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { roomOpened } from '../../state/waiting-room/waiting-room.slice.ts';
import { openWizard, press, type WizardOptions } from '../../testing/booking.tsx';
import {
  aNow,
  anAdmission,
  aQueuedEvent,
  aTicket,
  inMinutes,
  queueApi,
  queueCalls,
} from '../../testing/waiting-room.ts';

const { now, ownTicket, takeTicket, enter, giveUp } = queueCalls;

afterEach(() => void jest.useRealTimers());

const open = (api: WizardOptions['api'], options: WizardOptions = {}) =>
  openWizard({ event: aQueuedEvent(), api, ...options });

/** Moves the clock in steps, so that what each response starts can happen. */
async function wait(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
}
const fakeTimers = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });

it('[SAL-05] a visitor gets a ticket by opening the page, with an honest range of the time', async () => {
  const { calls } = await open(queueApi());
  expect(await screen.findByRole('heading', { name: 'Estás en la fila' })).toBeVisible();
  expect(screen.getByText('Delante de ti: 340 · entre 8 y 14 minutos')).toBeVisible();
  expect(screen.getByText('Tu número: 441')).toBeVisible();
  const taken = calls.find(({ method, path }) => `${method} ${path}` === takeTicket);
  expect(taken?.headers.Authorization).toMatch(/^Bearer /);
  // what everybody may know is asked for without a token, so that caches share it
  expect(calls.find(({ method, path }) => `${method} ${path}` === now)?.headers.Authorization).toBeUndefined();
});

it.each([
  [undefined, 'todavía no se sabe cuánto falta'],
  [{ low: 0, high: 40 }, 'más de 8 minutos'],
  [{ low: 100, high: 400 }, 'menos de 4 minutos'],
  [{ low: 400, high: 500 }, 'menos de un minuto'],
  [{ low: 1, high: 2 }, 'entre 2 y 6 horas'],
])('[SAL-05] says what is known of the wait, and no more: %j', async (pace, words) => {
  await open(queueApi(aTicket(), aNow({ pace })));
  expect(await screen.findByText(`Delante de ti: 340 · ${words}`)).toBeVisible();
});

it('[SAL-03] an earlier ticket, as after a reload, is kept and no other is taken', async () => {
  const { calls } = await open(queueApi(aTicket(), aNow(), { [ownTicket]: aTicket({ position: 120 }) }));
  expect(await screen.findByText('Tu número: 121')).toBeVisible();
  expect(calls.some(({ method, path }) => `${method} ${path}` === takeTicket)).toBe(false);
});

it('[SAL-02] before the opening says when the order is drawn, and then shows the drawn position', async () => {
  fakeTimers();
  const before = aNow({ state: 'before', opensAt: inMinutes(1), nowServing: 0, pace: undefined });
  const { api } = await open(queueApi(aTicket({ position: undefined }), before));
  expect(await screen.findByRole('heading', { name: /^La fila avanza desde el / })).toBeVisible();
  expect(screen.getByText(/se sortea el orden entre todas/)).toBeVisible();
  api[now] = aNow({ nowServing: 0 });
  api[ownTicket] = aTicket({ position: 77 });
  await wait(75);
  expect(screen.getByText('Tu número: 78')).toBeVisible();
});

it('[SAL-05] polls at most every ten seconds, and seldom while the gateway is away', async () => {
  fakeTimers();
  const { api, calls } = await open(queueApi());
  await screen.findByText('Tu número: 441');
  const polls = () => calls.filter(({ path }) => path.endsWith('/now')).length;
  const first = polls();
  await wait(120);
  const usual = polls() - first;
  expect(usual).toBeGreaterThanOrEqual(5);
  expect(usual).toBeLessThanOrEqual(10);
  api[now] = networkDown;
  await wait(40);
  expect(screen.getByText(/^No podemos conectar con la fila. No pierdes tu lugar/)).toBeVisible();
  expect(screen.getByText('Tu número: 441')).toBeVisible();
  await wait(60);
  const lost = polls();
  await wait(120);
  expect(polls() - lost).toBeLessThanOrEqual(3);
  api[now] = aNow({ nowServing: 200 });
  await wait(70);
  expect(screen.getByText(/^Delante de ti: 240/)).toBeVisible();
  expect(screen.queryByText(/^No podemos conectar con la fila/)).not.toBeInTheDocument();
});

it('[SAL-05] screen readers are told of the position seldom, of a near turn often, and of the turn at once', async () => {
  fakeTimers();
  const { api } = await open(queueApi());
  await screen.findByText('Tu número: 441');
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced()).toContain('Estás en la fila. Delante de ti: 340 · entre 8 y 14 minutos');
  api[now] = aNow({ nowServing: 200 });
  await wait(40);
  expect(screen.getByText(/^Delante de ti: 240/)).toBeVisible();
  expect(announced()).toContain('Estás en la fila. Delante de ti: 340 · entre 8 y 14 minutos');
  api[now] = aNow({ nowServing: 420 });
  await wait(25);
  expect(announced()).toContain('Estás en la fila. Delante de ti: 20 · menos de un minuto');
  api[now] = aNow({ nowServing: 450 });
  api[ownTicket] = aTicket({ turn: 'called', until: inMinutes(5) });
  await wait(25);
  expect(screen.getByRole('alert')).toHaveTextContent('¡Es tu turno!');
});

it('[SAL-05] when called, the tab and the wanted sound say so, and the turn starts with a press', async () => {
  fakeTimers();
  const start = jest.fn();
  const node = { frequency: { value: 0 }, connect: jest.fn(), start, stop: jest.fn() };
  const audio = { currentTime: 0, destination: {}, resume: jest.fn(), createOscillator: () => node };
  Object.assign(window, { AudioContext: jest.fn(() => audio) });
  document.title = 'Noche de salsa';
  const { api, user } = await open(queueApi(aTicket({ position: 105 })));
  await user.click(await screen.findByRole('checkbox', { name: 'Avísame con un sonido' }));
  expect(start).toHaveBeenCalledTimes(3); // the test
  api[now] = aNow({ nowServing: 110 });
  api[ownTicket] = aTicket({ position: 105, turn: 'called', until: inMinutes(5) });
  await wait(25);
  expect(start).toHaveBeenCalledTimes(6);
  expect(document.title).toBe('¡Es tu turno! · Noche de salsa');
  expect(screen.getByText(/^Hasta las/).parentElement).toHaveTextContent(/[34]:\d\d$/);

  api[enter] = anAdmission();
  await act(async () => screen.getByRole('button', { name: 'Empezar mi compra' }).click());
  await wait(2);
  expect(screen.getByRole('heading', { name: 'Es tu turno: termina tu compra' })).toBeVisible();
  expect(document.title).toBe('Noche de salsa');
  expect(screen.getByText(/^Hasta las/).parentElement).toHaveTextContent(/9:5\d$/);
});

it('[SAL-04] who gives the turn up, or comes too late, may go back to the end of the queue', async () => {
  const called = aTicket({ turn: 'called', until: inMinutes(5) });
  const { user, api, calls } = await open(queueApi(called, aNow(), { [giveUp]: null }));
  await press(user, 'Dejar mi turno');
  await press(user, 'Sí, dejarlo');
  expect(await screen.findByRole('heading', { name: 'Tu turno pasó' })).toBeVisible();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  api[takeTicket] = aTicket({ position: 950 });
  await press(user, 'Volver a la fila');
  expect(await screen.findByText('Tu número: 951')).toBeVisible();
});

it('[SAL-03] a turn that passed before a press of the button is said to have passed', async () => {
  const called = aTicket({ turn: 'called', until: inMinutes(5) });
  const { user } = await open(queueApi(called, aNow(), { [enter]: () => apiError('TURN_PASSED', { status: 410 }) }));
  await press(user, 'Empezar mi compra');
  expect(await screen.findByRole('heading', { name: 'Tu turno pasó' })).toBeVisible();
});

it('[SAL-05] a press that achieves nothing is told, and may be repeated', async () => {
  const called = aTicket({ turn: 'called', until: inMinutes(5) });
  const { user, api } = await open(queueApi(called, aNow(), { [enter]: networkDown }));
  await press(user, 'Empezar mi compra');
  expect(
    await screen.findByText('No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.'),
  ).toBeVisible();
  api[enter] = anAdmission();
  await press(user, 'Empezar mi compra');
  expect(await screen.findByRole('heading', { name: 'Es tu turno: termina tu compra' })).toBeVisible();
  expect(
    screen.queryByText('No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.'),
  ).not.toBeInTheDocument();
});

it('[SAL-06] a queue that staff paused says so, and keeps the position', async () => {
  await open(queueApi(aTicket(), aNow({ state: 'paused' })));
  expect(await screen.findByRole('heading', { name: 'La fila está en pausa' })).toBeVisible();
  expect(screen.getByText('Tu número: 441')).toBeVisible();
});

it('[SAL-04] nobody takes a ticket once everything is sold: the waiting list goes on', async () => {
  const onOutdated = jest.fn();
  const { user, calls } = await open(queueApi(aTicket(), aNow({ state: 'sold-out' })), { onOutdated });
  expect(await screen.findByRole('heading', { name: 'Se agotaron los boletos' })).toBeVisible();
  expect(calls.some(({ method, path }) => `${method} ${path}` === takeTicket)).toBe(false);
  await press(user, 'Ver la lista de espera');
  expect(onOutdated).toHaveBeenCalled();
});

it('[SAL-05] the panel says what may be prepared meanwhile', async () => {
  await open(queueApi());
  const tasks = within((await screen.findByText('Mientras tanto, adelanta tu compra')).parentElement as HTMLElement);
  expect(tasks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '✓ Ingresa a tu cuenta (listo)',
    '○ Elige tus boletos',
    '○ Escribe de dónde salen',
    '○ Escribe quiénes viajan',
  ]);
});

it('[SAL-02] a room in front of one departure is met by those who choose it', async () => {
  const calendars = [
    { id: 71, startDate: '2027-03-06T01:00:00.000Z', soldOut: false, salesClosed: false },
    { id: 72, startDate: '2027-03-07T01:00:00.000Z', soldOut: false, salesClosed: false },
  ];
  const event = aQueuedEvent({
    periodicityType: periodicity.calendar,
    calendars,
    waitingRooms: [{ room: 7, startsAt: '2027-03-07T01:00:00.000Z' }],
  });
  const { user } = await open(queueApi(), { event });
  await user.click(await screen.findByRole('radio', { name: /viernes, 5 de marzo/i }));
  expect(screen.queryByText('Tu número: 441')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /sábado, 6 de marzo/i }));
  await waitFor(() => expect(screen.getByText('Tu número: 441')).toBeVisible());
});

it('[SAL-04] who misses the turn is told, and not put at the end without being asked', async () => {
  fakeTimers();
  const called = aTicket({ turn: 'called', until: inMinutes(0.5) });
  const { api } = await open(queueApi(called, aNow(), { [ownTicket]: called }));
  await screen.findByRole('heading', { name: '¡Es tu turno!' });
  api[ownTicket] = aTicket({ turn: 'passed' });
  api[takeTicket] = aTicket({ position: 950 });
  await wait(45);
  expect(screen.getByRole('heading', { name: 'Tu turno pasó' })).toBeVisible();
  expect(screen.getByText(/^Se acabó el tiempo/)).toBeVisible();
});

it.each([
  ['ended', aNow({ state: 'ended' })],
  ['was closed', () => apiError('NOT_FOUND', { status: 404 })],
])('[SAL-06] when the queue %s, the event is read again', async (_, response) => {
  const onOutdated = jest.fn();
  await open(queueApi(aTicket(), aNow(), { [now]: response }), { onOutdated });
  expect(await screen.findByRole('heading', { name: 'La fila terminó' })).toBeVisible();
  expect(onOutdated).toHaveBeenCalled();
});

const opening = inMinutes(1);

it.each([
  ['moves the opening, the event is read again', inMinutes(60), 1],
  ['leaves the opening, it is not', opening, 0],
])('[SAL-06] when staff %s', async (_, saleOpensAt, times) => {
  const onOutdated = jest.fn();
  const before = aNow({ state: 'before', opensAt: opening });
  await open(queueApi(aTicket({ position: undefined }), before), { event: aQueuedEvent({ saleOpensAt }), onOutdated });
  expect(await screen.findByRole('heading', { name: /^La fila avanza desde el / })).toBeVisible();
  expect(onOutdated).toHaveBeenCalledTimes(times);
});

it('[SAL-03] after a login the ticket becomes the account’s', async () => {
  const { store, calls } = await open(queueApi(aTicket(), aNow(), { [ownTicket]: aTicket() }), {
    session: { status: 'anonymous' },
  });
  await screen.findByText('Tu número: 441');
  const taken = () => calls.filter(({ method, path }) => `${method} ${path}` === takeTicket);
  expect(taken()).toEqual([]);
  await act(async () => void store.dispatch(roomOpened(7)));
  await waitFor(() => expect(taken()).toHaveLength(1));
});

it.each(['granted', 'denied'] as const)('[SAL-05] a notification of the turn that is %s', async (answer) => {
  fakeTimers();
  const shown = jest.fn();
  Object.assign(window, { Notification: Object.assign(shown, { requestPermission: async () => answer }) });
  const { api, user } = await open(queueApi(aTicket({ position: 105 })));
  const tick = await screen.findByRole('checkbox', { name: 'Avísame con una notificación' });
  await user.click(tick);
  await wait(1);
  if (answer === 'granted') expect(tick).toBeChecked();
  else expect(screen.getByText('Tu navegador no permite notificaciones de este sitio.')).toBeVisible();
  api[now] = aNow({ nowServing: 110 });
  api[ownTicket] = aTicket({ position: 105, turn: 'called', until: inMinutes(5) });
  await wait(25);
  expect(shown.mock.calls).toEqual(answer === 'granted' ? [['¡Es tu turno!']] : []);
});

import type { DrivenTrip, TripMark } from '@idavuelta/shared/contracts/staff';
import { staffSession } from '@idavuelta/shared/staff-session';
import { apiError, inEveryLanguage, renderModule } from '@idavuelta/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import qrCheck from '../module.ts';
import MyTripsPage from '../pages/my-trips/MyTripsPage.tsx';
import { driverApi } from '../testing/driver-api.ts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const aStop = (party: string, name: string, over: object = {}) => ({
  party,
  at: minutes(30),
  order: '7K2M',
  people: [{ name, phone: '+51987654321' }],
  seats: 1,
  address: 'Av. Grau 123',
  county: 'Barranco',
  position: { latitude: -12.144, longitude: -77.021 },
  ...over,
});
const aTrip = (over: Partial<DrivenTrip> = {}): DrivenTrip => ({
  id: 7,
  direction: 'out',
  event: inEveryLanguage({ name: 'Noche de Cumbia' }),
  place: { name: 'Estadio San Marcos', address: 'Av. Venezuela 3400' },
  eventStartsAt: minutes(180),
  timeZone: 'America/Lima',
  van: 'ABC-123',
  seats: 15,
  startsAt: minutes(15),
  endsAt: minutes(90),
  waitMinutes: 5,
  stops: [aStop('1.0', 'Ana Ruiz'), aStop('2.0', 'Luis Paz')],
  ...over,
});
const since = 'idavuelta.staff-since';
const marksUrl = 'POST /staff-api/my-trips/marks';
const listUrl = 'GET /staff-api/my-trips';
const newsUrl = 'GET /staff-api/my-trips/news';

const open = (api: object = {}) =>
  renderModule(qrCheck, <MyTripsPage />, {
    path: '/qr-verification/trips',
    api: { ...driverApi, [listUrl]: [aTrip()], ...api },
  });
type View = Awaited<ReturnType<typeof open>>;
const sent = ({ calls }: View) =>
  calls.filter(({ method }) => method === 'POST').flatMap(({ data }) => (data as { marks?: TripMark[] }).marks ?? []);
const press = async ({ user }: View, name: string) => user.click(await screen.findByRole('button', { name }));
const offline = () => apiError('NETWORK');
const reconnect = () => act(async () => void dispatchEvent(new Event('online')));

beforeEach(() => {
  localStorage.clear();
  staffSession.begin('a CSRF token');
});

it('[DSP-08] a driver logs in by password and code, after which the trips are there', async () => {
  staffSession.end();
  const view = await open({
    'POST /staff-api/login': { challenge: 'a challenge' },
    'POST /staff-api/login/code': () => apiError('CODE_INVALID', { status: 401 }),
  });
  await press(view, 'Continuar');
  expect(screen.getAllByText('Falta este dato.')).toHaveLength(2);
  await view.user.type(screen.getByLabelText('Correo'), 'pedro@idavuelta.example');
  await view.user.type(screen.getByLabelText('Contraseña'), 'una frase larga');
  await press(view, 'Continuar');
  await view.user.type(await screen.findByLabelText('Código'), '000000');
  await press(view, 'Entrar');
  expect(await screen.findByRole('alert')).toHaveTextContent('El código no es correcto o ya se usó');
  view.api['POST /staff-api/login/code'] = { csrfToken: 'a new CSRF token' };
  await press(view, 'Entrar');
  expect(await screen.findByRole('article', { name: 'Noche de Cumbia, Ida' })).toBeVisible();
  expect(view.calls.at(-1)).toMatchObject({ withCredentials: true, headers: { 'X-CSRF-Token': 'a new CSRF token' } });
  expect(Object.entries(localStorage).join()).not.toContain('token');
});

it('[DSP-22] a stop at a pick-up point leads there, and says from where the party walks', async () => {
  const position = { latitude: -12.11, longitude: -77.03 };
  const point = { id: 3, name: 'Óvalo Gutiérrez', address: 'Av. Santa Cruz 1', position, walkMinutes: 6 };
  const api = { 'GET /staff-api/my-position-sharing': { hasApp: false } };
  await open({ ...api, [listUrl]: [aTrip({ stops: [aStop('1.0', 'Ana Ruiz', { point })] })] });
  const link = await screen.findByRole('link', { name: 'Óvalo Gutiérrez, Av. Santa Cruz 1 · a 6 min a pie' });
  expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('-12.11,-77.03')));
  expect(screen.getByText('Vienen a pie desde Av. Grau 123')).toBeVisible();
});

it('[DSP-08] the run sheet has the stops in order, who waits there, and links to call and to drive there', async () => {
  await open();
  const [first, second] = await screen
    .findAllByRole('listitem')
    .then((items) => items.filter((item) => item.querySelector('ul')));
  expect(first).toHaveTextContent(/^1.*Av\. Grau 123, Barranco.*Ana Ruiz/);
  expect(second).toHaveTextContent(/^2.*Luis Paz/);
  const stop = within(first as HTMLElement);
  expect(stop.getByRole('link', { name: 'Llamar a Ana Ruiz' })).toHaveAttribute('href', 'tel:+51987654321');
  expect(stop.getByRole('link', { name: 'Enviar un mensaje a Ana Ruiz' })).toHaveAttribute('href', 'sms:+51987654321');
  expect(stop.getByRole('link', { name: 'Av. Grau 123, Barranco' })).toHaveAttribute(
    'href',
    expect.stringContaining('destination=-12.144%2C-77.021'),
  );
});

it('[DSP-08] what is marked is shown at once and sent once, with the moment at which it was marked', async () => {
  const view = await open();
  let body: { marks: TripMark[] } | undefined;
  view.api[marksUrl] = ({ data }: { data: { marks: TripMark[] } }) => {
    body = data;
    return { rejected: [], trips: [aTrip({ leftAt: data.marks[0]?.at })] };
  };
  await press(view, 'Salgo ahora');
  expect(await screen.findByText(/^Saliste a las/)).toBeVisible();
  await waitFor(() => expect(body?.marks).toMatchObject([{ tripId: 7, kind: 'left' }]));
  await reconnect();
  expect(sent(view)).toHaveLength(1);
});

it('[DSP-08] without a network marks wait on the phone, over a restart of the page, and are sent once', async () => {
  const view = await open({ [marksUrl]: offline });
  await press(view, 'Llegué: Ana Ruiz');
  await press(view, 'Subieron: Ana Ruiz');
  expect(await screen.findByText('2 marcas esperan a que haya red')).toBeVisible();
  expect(screen.getByText(/^Subieron · /)).toBeVisible();
  view.unmount();

  const again = await open({ [marksUrl]: offline, [listUrl]: offline });
  expect(await screen.findByText(/^Subieron · /)).toBeVisible();
  const stops = [aStop('1.0', 'Ana Ruiz', { arrivedAt: minutes(0), boardedAt: minutes(0) }), aStop('2.0', 'Luis Paz')];
  again.api[marksUrl] = { rejected: [], trips: [aTrip({ stops })] };
  const before = sent(again).length;
  await reconnect();
  await waitFor(() => expect(screen.queryByText(/esperan a que haya red/)).not.toBeInTheDocument());
  expect(
    sent(again)
      .slice(before)
      .map(({ kind }) => kind),
  ).toEqual(['arrived', 'boarded']);
  await reconnect();
  expect(sent(again)).toHaveLength(before + 2);
});

it('[DSP-08] a network that returns while a call is still failing is used at once', async () => {
  const { promise: failure, resolve: fail } = Promise.withResolvers<unknown>();
  const view = await open({ [marksUrl]: () => failure });
  await press(view, 'Salgo ahora');
  await waitFor(() => expect(sent(view)).toHaveLength(1));
  await reconnect();
  view.api[marksUrl] = { rejected: [], trips: [aTrip({ leftAt: minutes(0) })] };
  await act(async () => fail(offline()));
  await waitFor(() => expect(sent(view)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/espera.* a que haya red/)).not.toBeInTheDocument());
});

it('[DSP-08] nobody came can be said once they have been waited for', async () => {
  const arrived = (ago: number) => aTrip({ stops: [aStop('1.0', 'Ana Ruiz', { arrivedAt: minutes(-ago) })] });
  const view = await open({ [listUrl]: [arrived(2)] });
  expect(await screen.findByText(/^Espera hasta las/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /No vino nadie/ })).not.toBeInTheDocument();
  view.unmount();
  localStorage.clear();
  staffSession.begin('a CSRF token');
  const later = await open({ [listUrl]: [arrived(6)], [marksUrl]: offline });
  expect(await screen.findByText('Llama antes de marcar que no vino nadie.')).toBeVisible();
  const call = screen.getByRole('link', { name: 'Llamar a Ana Ruiz' });
  // the tests' browser has no telephone
  call.addEventListener('click', (event) => event.preventDefault());
  await later.user.click(call);
  await press(later, 'No vino nadie: Ana Ruiz');
  expect(await screen.findByText(/^Nadie vino · /)).toBeVisible();
  await waitFor(() => expect(sent(later)[0]).toMatchObject({ kind: 'no_show', calledAt: expect.any(String) }));
});

it('[DSP-08] on the way home they get in at the event and out at their doors', async () => {
  const stops = [aStop('1.0', 'Ana Ruiz', { boardedAt: minutes(-3) })];
  const view = await open({ [listUrl]: [aTrip({ direction: 'back', stops })], [marksUrl]: offline });
  expect(await screen.findByText(/^Subieron · /)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Subieron|Llegué|No vino nadie/ })).not.toBeInTheDocument();
  await press(view, 'Bajaron: Ana Ruiz');
  expect(await screen.findByText(/^Bajaron · /)).toBeVisible();
  await waitFor(() => expect(sent(view).map(({ kind }) => kind)).toEqual(['arrived']));
});

it('[DSP-08] a mark that was not taken says why, and an ended session asks for a log-in and keeps what waits', async () => {
  const view = await open();
  view.api[marksUrl] = ({ data }: { data: { marks: TripMark[] } }) => ({
    rejected: [{ id: data.marks[0]?.id, reason: 'not_yours' }],
    trips: [],
  });
  await press(view, 'Salgo ahora');
  expect(await screen.findByText('Una marca no se guardó: el viaje ya no es tuyo.')).toBeVisible();
  view.unmount();
  const again = await open({ [marksUrl]: () => apiError('UNAUTHENTICATED', { status: 401 }) });
  await press(again, 'Salgo ahora');
  expect(await screen.findByLabelText('Correo')).toBeVisible();
  expect(screen.getByText('1 marca espera a que haya red')).toBeVisible();
});

it('[DSP-08] trips that ended a day ago leave the phone, and a log-out leaves nothing there', async () => {
  const over = aTrip({ id: 8, endsAt: minutes(-25 * 60) });
  localStorage.setItem('idavuelta.my-trips', JSON.stringify({ trips: [over], waiting: [] }));
  const view = await open({ [listUrl]: offline, 'POST /staff-api/logout': {} });
  expect(await screen.findByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await press(view, 'Cerrar sesión');
  await press(view, 'Cerrar sesión');
  expect(await screen.findByLabelText('Correo')).toBeVisible();
  expect([localStorage.getItem('idavuelta.my-trips'), localStorage.getItem(since)]).toEqual([null, null]);
});

it('[DSP-08] a stop has the note of the dispatcher', async () => {
  await open({
    [listUrl]: [aTrip({ stops: [aStop('1.0', 'Ana Ruiz', { note: 'Tocar el 302' }), aStop('2.0', 'Luis Paz')] })],
  });
  const stops = (await screen.findAllByText(/Av\. Grau 123/)).map((address) => address.closest('li'));
  expect(stops[0]).toHaveTextContent('Nota: Tocar el 302');
  expect(stops[1]).not.toHaveTextContent('Nota');
});

/** Reloads the page, which loses its memory. */
const reload = () => {
  const kept = Object.entries(localStorage);
  staffSession.end();
  for (const [key, value] of kept) localStorage.setItem(key, value);
};

it('[FLT-43] a reload without a network begins with the trips, and what was marked is sent once there is one', async () => {
  const first = await open({ [marksUrl]: offline });
  await press(first, 'Salgo ahora');
  first.unmount();
  reload();
  const view = await open({ [marksUrl]: offline, [listUrl]: offline, 'GET /staff-api/account': offline });
  expect(await screen.findByText(/^Saliste a las/)).toBeVisible();
  expect(screen.queryByLabelText('Correo')).not.toBeInTheDocument();
  view.api['GET /staff-api/account'] = { csrfToken: 'the token of the account' };
  view.api[marksUrl] = { rejected: [], trips: [aTrip({ leftAt: minutes(0) })] };
  await reconnect();
  await waitFor(() => expect(screen.queryByText(/espera.* a que haya red/)).not.toBeInTheDocument());
  expect(sent(view)).toHaveLength(1);
  const marked = view.calls.find(({ method }) => method === 'POST');
  expect(marked?.headers).toMatchObject({ 'X-CSRF-Token': 'the token of the account' });
});

it('[FLT-43] after a log-in in another tab marks are sent with the new session', async () => {
  const view = await open({ 'GET /staff-api/account': { csrfToken: 'the token of the new session' } });
  view.api[marksUrl] = ({ headers }: { headers: Record<string, string> }) =>
    headers['X-CSRF-Token'] === 'the token of the new session'
      ? { rejected: [], trips: [aTrip({ leftAt: minutes(0) })] }
      : apiError('CSRF_TOKEN_INVALID', { status: 403 });
  await press(view, 'Salgo ahora');
  await waitFor(() => expect(view.calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/espera.* a que haya red/)).not.toBeInTheDocument());
});

it('[FLT-43] a log-out without a network says that it needs one, and keeps what waits', async () => {
  const view = await open({ [marksUrl]: offline, 'POST /staff-api/logout': offline });
  await press(view, 'Salgo ahora');
  await press(view, 'Cerrar sesión');
  await press(view, 'Cerrar sesión');
  await waitFor(() => expect(view.calls.some(({ path }) => path === '/staff-api/logout')).toBe(true));
  expect(await screen.findByText('1 marca espera a que haya red')).toBeVisible();
  expect(screen.queryByLabelText('Correo')).not.toBeInTheDocument();
});

it('[DSP-11] a mark is undone at once, also one that is not sent yet, and both are sent', async () => {
  const stops = [
    aStop('1.0', 'Ana Ruiz', { boardedAt: minutes(-3), marks: [{ id: 'a-mark', kind: 'boarded', at: minutes(-3) }] }),
    aStop('2.0', 'Luis Paz', { boardedAt: minutes(-20), marks: [{ id: 'old', kind: 'boarded', at: minutes(-20) }] }),
  ];
  const view = await open({ [listUrl]: [aTrip({ stops })], [marksUrl]: offline });
  await press(view, 'Salgo ahora');
  await press(view, screen.getByRole('button', { name: /^Deshacer: Saliste/ }).getAttribute('aria-label') ?? '');
  expect(await screen.findByRole('button', { name: 'Salgo ahora' })).toBeVisible();
  const undo = screen.getAllByRole('button', { name: /^Deshacer: Subieron/ });
  expect(undo).toHaveLength(1);
  await view.user.click(undo[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Subieron: Ana Ruiz' })).toBeVisible();
  view.api[marksUrl] = { rejected: [], trips: [aTrip()] };
  await reconnect();
  await waitFor(() =>
    expect(
      sent(view)
        .slice(-3)
        .map(({ kind }) => kind),
    ).toEqual(['left', 'undone', 'undone']),
  );
  expect(sent(view).at(-1)?.takesBack).toBe('a-mark');
});

it('[DSP-11] a stop out of turn asks once, and a trip ends when everybody is marked or explained', async () => {
  const view = await open({ [listUrl]: [aTrip({ leftAt: minutes(-5) })], [marksUrl]: offline });
  await press(view, 'Llegué: Luis Paz');
  expect(await screen.findByText('La parada 1 sigue pendiente. ¿Va esta antes?')).toBeVisible();
  await press(view, 'Llegué');
  await press(view, 'Subieron: Luis Paz');
  expect(await screen.findByText('Antes de terminar, marca o explica a: Ana Ruiz')).toBeVisible();
  await press(view, 'Explicar: Ana Ruiz');
  await view.user.type(screen.getByLabelText('¿Por qué no viajan?'), 'Va en su auto');
  await press(view, 'Guardar');
  expect(await screen.findByText(/^Va en su auto · /)).toBeVisible();
  await press(view, 'Terminar el viaje');
  await press(view, 'Terminar el viaje');
  expect(await screen.findByText(/^Terminó a las/)).toBeVisible();
});

it('[DSP-18] a changed trip says what is different and is confirmed; a lost one and the next one are named', async () => {
  const change = { isNew: false, added: ['2.0'], gone: [{ address: 'Jr. Unión 5', at: minutes(40) }], moved: [] };
  const event = inEveryLanguage({ name: 'Gala' });
  const lost = [
    {
      id: 3,
      direction: 'out',
      event,
      timeZone: 'America/Lima',
      van: 'XYZ',
      startsAt: minutes(60),
      lostAt: minutes(-5),
      reason: 'given_away',
      note: 'Luz está más cerca',
    },
  ];
  const next = { event, timeZone: 'America/Lima', startsAt: minutes(2000), seenFrom: minutes(560) };
  const view = await open({ [listUrl]: [aTrip({ change })], [newsUrl]: { lost, next }, [marksUrl]: offline });
  expect(await screen.findByText('Tu viaje cambió: confirma que lo viste.')).toBeVisible();
  expect(screen.getByText(/^Nueva parada a las .*Av\. Grau 123$/)).toBeVisible();
  expect(screen.getByText(/^Ya no paras a las .*Jr\. Unión 5$/)).toBeVisible();
  expect(await screen.findByText(/^Gala, .*ahora lo lleva otra persona\.$/)).toBeVisible();
  expect(screen.getByText('Luz está más cerca')).toBeVisible();
  expect(screen.getByText(/^Tu próximo viaje: Gala/)).toBeVisible();
  await press(view, 'Entendido');
  await waitFor(() => expect(screen.queryByText(/^Tu viaje cambió/)).not.toBeInTheDocument());
  await waitFor(() => expect(sent(view).map(({ kind }) => kind)).toEqual(['confirmed']));
});

it('[DSP-21] a driver reads what somebody needs beside a seat', async () => {
  await open({ [listUrl]: [aTrip({ stops: [aStop('1.0', 'Ana Ruiz', { spaces: { wheelchair: 1, luggage: 2 } })] })] });
  expect(await screen.findByText('1 × Espacio para silla de ruedas, 2 × Equipaje grande')).toBeVisible();
});

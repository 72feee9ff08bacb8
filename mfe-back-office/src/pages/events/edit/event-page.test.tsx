import type { EventChoices, StaffEvent } from '@idavuelta/shared/contracts/staff';
import { apiError } from '@idavuelta/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aGala, unfold } from '../../../testing/events.ts';
import { anAccount, renderOffice } from '../../../testing/office.tsx';
import EventPage from '../EventPage.tsx';
import NewEventPage from '../NewEventPage.tsx';

// its build for browsers cannot be read here
jest.mock('antd-img-crop', () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }));

const choices: EventChoices = {
  language: 'es_PE',
  timeZone: 'America/Lima',
  currency: 'PEN',
  provinces: [
    { id: 1, name: 'Lima' },
    { id: 2, name: 'Callao' },
  ],
  places: [
    { id: 5, name: 'Teatro Municipal', address: 'Jirón Ica 377', latitude: -12.05, longitude: -77.04 },
    { id: 6, name: 'Estadio', address: 'José Díaz s/n', city: 'Lima' },
  ],
};
const gala = aGala(
  {},
  {
    genre: 'concert',
    texts: { es_PE: { name: 'Gala', description: 'Una noche' } },
    place: { id: 5, name: 'Teatro Municipal', address: 'Jirón Ica 377', latitude: -12.05, longitude: -77.04 },
    categories: [
      {
        id: 11,
        texts: { es_PE: { name: 'Van compartida' } },
        variants: [
          {
            id: 21,
            provinceId: 1,
            texts: { es_PE: { name: 'Individual' } },
            passengers: 1,
            addresses: 1,
            units: 1,
            pool: 31,
            amount: 45.5,
            capacity: 20,
          },
        ],
      },
    ],
  },
);
const api = {
  'GET /staff-api/events/gala': gala,
  'GET /staff-api/event-choices': choices,
  'GET /staff-api/audit': [],
};
const show = (over: object = {}, role: 'events' | 'viewer' = 'events') =>
  renderOffice(<EventPage params={{ slug: 'gala' }} />, {
    path: '/back-office/events/gala',
    account: anAccount(role),
    api: { ...api, ...over },
  });
const put = (calls: { method: string; data: unknown; headers: Record<string, string> }[]) =>
  calls.filter(({ method }) => method === 'PUT').at(-1);

/** Returns the name fields of the event's texts, in the order of languages. */
const names = () => screen.getAllByLabelText('Nombre');

it('[BOF-03] texts in five languages are in tabs, the country’s first, and what is missing is marked', async () => {
  const { user } = await show();
  await unfold(user, /^Boleto 1/);
  const texts = within(screen.getByRole('region', { name: 'Textos' }));
  expect(texts.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Español (Perú)',
    'Español (Chile), falta',
    'Español (España), falta',
    'English, falta',
    'Português (Brasil), falta',
  ]);
  expect(screen.getAllByRole('tab', { name: 'English, falta' })).toHaveLength(3);
});

it('[OFF-04] a missing language may begin as a copy, which counts as typed', async () => {
  const { user, calls } = await show({ 'PUT /staff-api/events/gala': { ...gala, revision: 5 } });
  const texts = within(await screen.findByRole('region', { name: 'Textos' }));
  await user.click(texts.getByRole('tab', { name: 'English, falta' }));
  await user.click(texts.getByRole('button', { name: 'Copiar de Español (Perú)' }));
  expect(await texts.findByRole('tab', { name: 'English' })).toBeVisible();
  expect(screen.getByText('Sin guardar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect((put(calls)?.data as StaffEvent['fields'] | undefined)?.texts.en_US).toEqual({
      name: 'Gala',
      description: 'Una noche',
    }),
  );
  expect(await screen.findByText(/^Guardado: \d\d:\d\d/)).toBeVisible();
});

it('[OFF-04] sections have addresses, and say how much in them is to be corrected', async () => {
  const { user } = await show();
  const sections = within(await screen.findByRole('navigation', { name: 'Secciones del evento' }));
  expect(sections.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Textos',
    'Datos básicos',
    'Imagen',
    'Lugar',
    'Recojo',
    'Venta',
    'Boletos',
  ]);
  const pickUp = sections.getByRole('link', { name: 'Recojo' });
  expect(pickUp).toHaveAttribute('href', '/back-office/events/gala#pick-up');
  await user.click(pickUp);
  expect(screen.getByRole('region', { name: 'Recojo' })).toHaveFocus();
  await user.clear(screen.getByLabelText('Viaje más largo, en minutos'));
  await user.clear(names()[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await sections.findByRole('link', { name: 'Recojo, 1 campo por revisar' })).toBeVisible();
  expect(names()[0]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '2 campos por revisar' }));
  expect(names()[0]).toHaveFocus();
  await user.selectOptions(sections.getByLabelText('Secciones del evento'), 'Imagen');
  expect(screen.getByRole('region', { name: 'Imagen' })).toHaveFocus();
});

it('[OFF-04] a mistake in a language leads to its tab', async () => {
  const errors = [{ field: 'texts.pt_BR.name', reason: 'name_missing' }];
  const { user } = await show({ 'PUT /staff-api/events/gala': () => apiError('VALIDATION_FAILED', { errors }) });
  const texts = within(await screen.findByRole('region', { name: 'Textos' }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const tab = texts.getByRole('tab', { name: /Português/ });
  await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
  await waitFor(() => expect(names()[4]).toHaveFocus());
});

it('[BOF-03] what is edited is saved whole, with the revision that was read', async () => {
  const saved = { ...gala, revision: 5 };
  const { user, calls } = await show({ 'PUT /staff-api/events/gala': saved });
  await screen.findByDisplayValue('Una noche');
  const texts = within(screen.getByRole('region', { name: 'Textos' }));
  await user.click(texts.getByRole('tab', { name: 'English, falta' }));
  await user.type(names()[3] as HTMLElement, 'Gala night');
  const artist = screen.getByLabelText('Artista');
  await user.type(artist, 'Susana');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Los cambios quedaron guardados.')).toBeInTheDocument();
  expect(put(calls)?.headers['If-Match']).toBe('"4"');
  expect(put(calls)?.data).toEqual({
    ...gala.fields,
    artist: 'Susana',
    texts: { ...gala.fields.texts, en_US: { name: 'Gala night' } },
  });
});

it('[DSP-02] the longest ride is a field of the event, and says what it is for', async () => {
  const { user, calls } = await show({ 'PUT /staff-api/events/gala': { ...gala, revision: 5 } });
  const field = await screen.findByLabelText('Viaje más largo, en minutos');
  expect(field).toHaveValue('90');
  expect(field).toHaveAccessibleDescription(/Con este límite se planifican los viajes/);
  await user.clear(field);
  await user.type(field, '60');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(put(calls)?.data).toEqual({ ...gala.fields, longestRideMinutes: 60 }));
});

it('[BOF-15] who is second is told what the first changed, keeps what was typed and may decide for it', async () => {
  const errors = [
    { field: 'texts.es_PE.name', reason: 'changed' },
    { field: 'texts.en_US.name', reason: 'changed' },
  ];
  const view = await show({
    'PUT /staff-api/events/gala': () => apiError('CHANGED_MEANWHILE', { status: 412, errors }),
  });
  await view.user.type(await screen.findByLabelText('Artista'), 'Susana');
  view.api['GET /staff-api/events/gala'] = { ...gala, revision: 5 };
  await view.user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/otra persona cambió: textos\./)).toBeVisible();
  expect(screen.getByLabelText('Artista')).toHaveValue('Susana');
  view.api['PUT /staff-api/events/gala'] = { ...gala, revision: 6 };
  await view.user.click(screen.getByRole('button', { name: 'Usar lo mío' }));
  await view.user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(put(view.calls)?.headers['If-Match']).toBe('"5"'));
});

it('[BOF-03] what the server finds wrong stands beside its field', async () => {
  const errors = [
    { field: 'categories.0.variants.0.passengers', reason: 'cell' },
    { field: 'texts.es_PE.name', reason: 'name_missing' },
  ];
  const { user } = await show({ 'PUT /staff-api/events/gala': () => apiError('VALIDATION_FAILED', { errors }) });
  await screen.findByDisplayValue('Una noche');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('No tiene la forma esperada.')).toBeInTheDocument();
  expect(screen.getByLabelText('Pasajeros')).toHaveAccessibleDescription('No tiene la forma esperada.');
  expect(names()[0]).toHaveFocus();
});

it('[BOF-15] what was typed and not saved is there again, and may be thrown away', async () => {
  const view = await show();
  await view.user.type(await screen.findByLabelText('Artista'), 'Susana');
  view.unmount();
  const { user } = await show();
  expect(await screen.findByText(/Recuperamos lo que habías escrito/)).toBeVisible();
  expect(screen.getByLabelText('Artista')).toHaveValue('Susana');
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.getByLabelText('Artista')).toHaveValue('');
});

it('[BOF-15] a draft of before somebody else saved does not overwrite that unseen', async () => {
  const view = await show();
  await view.user.type(await screen.findByLabelText('Artista'), 'Susana');
  view.unmount();
  const { user, calls } = await show({
    'GET /staff-api/events/gala': { ...gala, revision: 5 },
    'PUT /staff-api/events/gala': gala,
  });
  await screen.findByText(/Recuperamos lo que habías escrito/);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(put(calls)?.headers['If-Match']).toBe('"4"'));
});

it('[BOF-15] a place that was chosen and not saved is there again, with its own position', async () => {
  const choosePlace = async ({ user }: Awaited<ReturnType<typeof show>>, name: RegExp) => {
    await user.click(await screen.findByLabelText('Lugar del evento'));
    await user.click(await screen.findByText(name));
  };
  const view = await show();
  await choosePlace(view, /^Estadio · /);
  view.unmount();
  const later = await show({ 'PUT /staff-api/events/gala': gala });
  await screen.findByText(/Recuperamos lo que habías escrito/);
  await later.user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(put(later.calls)).toBeDefined());
  expect((put(later.calls)?.data as StaffEvent['fields'] | undefined)?.place).toEqual({
    id: 6,
    name: 'Estadio',
    address: 'José Díaz s/n',
    city: 'Lima',
    county: '',
  });
});

it('[BOF-03] the place is moved on the map, and by its numbers', async () => {
  const { user, calls } = await show({ 'PUT /staff-api/events/gala': gala });
  const map = await screen.findByRole('region', { name: 'Mapa del lugar' });
  expect(screen.getByLabelText('Latitud')).toHaveValue('-12.05');
  fireEvent.click(map, { clientX: 10, clientY: 10 });
  await waitFor(() => expect(screen.getByLabelText('Latitud')).not.toHaveValue('-12.05'));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(put(calls)).toBeDefined());
  expect(put(calls)?.data).toMatchObject({ place: { id: 5, latitude: -12.0504 } });
});

const copied = { ...gala, id: 8, slug: 'gala-2' };
const copyApi = {
  'GET /staff-api/event-address': { wanted: 'gala', free: 'gala-2' },
  'POST /staff-api/events/gala/copy': copied,
  'GET /staff-api/events/gala-2': copied,
};

it('[BOF-03] an event is duplicated under another address, which leads to the copy', async () => {
  const { user, calls, currentPath } = await show(copyApi);
  await user.click(await screen.findByRole('button', { name: 'Duplicar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByLabelText('Dirección web')).toHaveValue('gala-2'));
  await user.click(dialog.getByRole('button', { name: 'Duplicar' }));
  await waitFor(() => expect(currentPath()).toBe('/back-office/events/gala-2'));
  expect(calls.find(({ path }) => path.endsWith('/copy'))?.data).toEqual({ slug: 'gala-2', name: 'Gala' });
});

it('[OFF-04] duplicating asks for the name and which departures are moved by how many weeks', async () => {
  const departures = [
    { id: 61, departure: '2090-03-04T20:00', startsAt: '2090-03-05T01:00:00Z', past: false, pools: [] },
    { id: 62, departure: '2090-03-05T20:00', startsAt: '2090-03-06T01:00:00Z', past: false, pools: [] },
  ];
  const { user, calls, currentPath } = await show({
    ...copyApi,
    'GET /staff-api/events/gala/departures': { slug: 'gala', timeZone: 'America/Lima', departures },
  });
  await user.click(await screen.findByRole('button', { name: 'Duplicar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Nombre'), ' de abril');
  await user.click(dialog.getByRole('radio', { name: /^Con sus salidas/ }));
  const weeks = await dialog.findByLabelText('Semanas más tarde');
  await waitFor(() => expect(weeks).toHaveValue('1'));
  await user.clear(weeks);
  await user.type(weeks, '4');
  expect(await dialog.findByRole('checkbox', { name: /^5 mar.* → 2 abr.* 2090, 20:00/ })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: /^4 mar/ }));
  await waitFor(() => expect(dialog.getByLabelText('Dirección web')).toHaveValue('gala-2'));
  await user.click(dialog.getByRole('button', { name: 'Duplicar' }));
  await waitFor(() => expect(currentPath()).toBe('/back-office/events/gala-2'));
  expect(calls.find(({ path }) => path.endsWith('/copy'))?.data).toEqual({
    slug: 'gala-2',
    name: 'Gala de abril',
    weeks: 4,
    departureIds: [62],
  });
});

it('[BOF-03] a link to the page of a draft is made, to be copied, and says until when it works', async () => {
  const preview = { path: '/event-preview/a.b.c', expiresAt: '2027-03-08T15:00:00Z' };
  const { user } = await show({ 'POST /staff-api/events/gala/preview': preview }, 'events');
  await user.click(await screen.findByRole('button', { name: 'Vista previa' }));
  const dialog = await screen.findByRole('dialog');
  const link = await within(dialog).findByRole('link');
  expect(link.getAttribute('href')).toMatch(/^https?:.*\/event-preview\/a\.b\.c$/);
  expect(within(dialog).getByText(/8 mar.* 2027/)).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Copiar' })).toBeInTheDocument();
});

it('[BOF-02] who may only read sees the fields, and can change none', async () => {
  await show({}, 'viewer');
  expect(await screen.findByLabelText('Artista')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Duplicar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Vista previa' })).not.toBeInTheDocument();
});

it('[BOF-03] a new event may be a range of days', async () => {
  const { user } = await renderOffice(<NewEventPage />, {
    path: '/back-office/new-event',
    account: anAccount('events'),
    api: { 'GET /staff-api/event-choices': choices },
  });
  await user.click(await screen.findByRole('radio', { name: /Un periodo/ }));
  const first = await screen.findByLabelText('Primer día y hora');
  await user.click(first);
  await user.type(first, '06/03/2090 20:00');
  expect(first).toHaveValue('06/03/2090 20:00');
  await user.click(screen.getByRole('radio', { name: /Fechas/ }));
  await waitFor(() => expect(screen.queryByLabelText('Último día')).not.toBeInTheDocument());
});

it('[OFF-04] the address follows the name; one that is taken is said to be, with a free one beside it', async () => {
  const { user, api: served } = await renderOffice(<NewEventPage />, {
    path: '/back-office/new-event',
    account: anAccount('events'),
    api: {
      'GET /staff-api/event-choices': choices,
      'GET /staff-api/event-address': { wanted: 'ano-nuevo', free: 'ano-nuevo' },
    },
  });
  const address = await screen.findByLabelText('Dirección web');
  await user.type(names()[0] as HTMLElement, 'Año nuevo');
  await waitFor(() => expect(address).toHaveValue('ano-nuevo'));
  served['GET /staff-api/event-address'] = { wanted: 'gala', free: 'gala-2' };
  await user.clear(address);
  await user.type(address, 'gala');
  expect(await screen.findByText(/Ya hay un evento con esa dirección/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Usar gala-2' }));
  expect(address).toHaveValue('gala-2');
});

it('[BOF-03] a new event is made as a draft, and its page opens', async () => {
  const { user, calls, currentPath } = await renderOffice(<NewEventPage />, {
    path: '/back-office/new-event',
    account: anAccount('events'),
    api: {
      'GET /staff-api/event-choices': choices,
      'GET /staff-api/event-address': { wanted: 'gala', free: 'gala' },
      'POST /staff-api/events': gala,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Crear el borrador' }));
  expect((await screen.findAllByText('Completa este campo.')).length).toBeGreaterThan(3);
  expect(names()[0]).toHaveFocus();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  for (const [at, name] of [
    [0, 'Gala'],
    [5, 'Van'],
    [10, 'Uno'],
  ] as const)
    await user.type(names()[at] as HTMLElement, name);
  await user.type(screen.getByLabelText('Nombre del lugar'), 'Sala');
  await user.type(screen.getByLabelText('Dirección'), 'Av. Grau 1');
  await user.type(screen.getByLabelText('Precio en soles'), '45.5');
  await user.type(screen.getByLabelText('Asientos por salida'), '20');
  await user.click(screen.getByLabelText('Provincia'));
  await user.click(await screen.findByText('Callao'));
  await waitFor(() => expect(screen.getByLabelText('Dirección web')).toHaveValue('gala'));
  await user.click(screen.getByRole('button', { name: 'Crear el borrador' }));
  await waitFor(() => expect(currentPath()).toBe('/back-office/events/gala'));
  expect(calls.find(({ method }) => method === 'POST')?.data).toEqual({
    countryCode: 'PE',
    slug: 'gala',
    type: 'massive',
    hours: 3,
    pickUpMinutes: 180,
    salesCloseMinutes: 60,
    longestRideMinutes: 90,
    longestWalkMinutes: 0,
    stops: [],
    texts: { es_PE: { name: 'Gala' } },
    place: { name: 'Sala', address: 'Av. Grau 1' },
    categories: [
      {
        texts: { es_PE: { name: 'Van' } },
        variants: [
          {
            texts: { es_PE: { name: 'Uno' } },
            provinceId: 2,
            passengers: 1,
            addresses: 1,
            units: 1,
            amount: 45.5,
            capacity: 20,
          },
        ],
      },
    ],
  });
});

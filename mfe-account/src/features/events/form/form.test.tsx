import { notified, profileChanged, sessionEnded } from '@idavuelta/shared/contracts';
import { aProfile, apiError, type FakeApi, lima, type MadeCall, networkDown, pending } from '@idavuelta/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAccount } from '../../../testing/account.tsx';
import { aRequest } from '../../../testing/event-requests.ts';

const create = 'POST /shop-api/request-events';
const image = 'POST /shop-api/event-requests/12/upload-image';
const guests = 'POST /shop-api/event-requests/12/upload-guests';
const stored = 'GET /shop-api/event-requests/12';
const readGuests = 'POST /shop-api/read-guests';
const reading = {
  sheet: 'Invitados',
  headingRow: 2,
  columns: [
    { column: 'name', from: ['Nombre', 'Apellido'] },
    { column: 'email', from: ['Correo'] },
  ],
  ignoredColumns: ['Mesa'],
  ignoredSheets: ['Gastos'],
};
const allSucceed = { [create]: aRequest(), [image]: aRequest(), [guests]: aRequest() };

const picture = new File(['jpg'], 'boda.jpg', { type: 'image/jpeg' });
const list = new File(['xlsx'], 'invitados.xlsx');

async function open(query = 'request=new', api: FakeApi = allSucceed) {
  const view = await openAccount(`events?${query}`, { api: { [readGuests]: { guests: 2, reading }, ...api } });
  await screen.findAllByText('Miraflores'); // by text: roles of a whole form are slow to compute
  return view;
}
type View = Awaited<ReturnType<typeof open>>;

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
// by text, as above
const press = ({ user }: View, name: string) => user.click(screen.getByText(name, { selector: 'button' }));
const sent = ({ calls }: View) =>
  calls.filter(({ method, path }) => method !== 'GET' && `${method} ${path}` !== readGuests);
const fileIn = (call: MadeCall | undefined, name: string) => call?.data instanceof FormData && call.data.get(name);
const paths = (view: View) => sent(view).map(({ method, path }) => `${method} ${path}`);

const typed = {
  'Nombre del evento': 'Matrimonio de Rosa',
  'Nombre del lugar': 'Hacienda Los Ficus',
  'Dirección del lugar': 'Km 40, Lurín',
  'Fecha de inicio': '2031-03-06',
  'Hora de inicio': '20:00',
  'Hora de término': '03:00',
  'Mensaje de invitación': 'Los esperamos',
};

async function fillIn(view: View) {
  for (const [label, value] of Object.entries(typed)) type(label, value);
  await view.user.selectOptions(field('Distrito'), 'Miraflores');
  await chooseFiles(view);
}

async function chooseFiles({ user }: View) {
  await user.upload(field('Imagen principal'), picture);
  await user.upload(field('Lista de invitados'), list);
}

it('[ACC-09, ACC-11, ACC-12] posts the request, then the picture, then the guests, and leads back to the list', async () => {
  const view = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Crear evento privado' })).toBeVisible();
  await fillIn(view);
  expect(screen.getByText('Termina al día siguiente')).toBeVisible();
  expect(field('Mensaje de invitación')).toHaveAttribute('rows', '8');
  expect(screen.getByRole('img', { name: 'Vista previa de la imagen' })).toBeVisible();
  for (const name of ['boda.jpg', 'invitados.xlsx']) expect(screen.getByText(name)).toBeVisible();
  await press(view, 'Crear solicitud');
  await waitFor(() => expect(view.currentPath()).toBe('/my-account/events?list=review'));
  expect(paths(view)).toEqual([create, image, guests]);
  const [request, upload] = sent(view);
  expect(request?.data).toEqual({
    saved: false,
    name: 'Matrimonio de Rosa',
    location: 'Hacienda Los Ficus',
    address: 'Km 40, Lurín',
    countyId: lima.counties[0]?.id,
    startDate: '2031-03-06T20:00',
    endDate: '2031-03-06T03:00',
    invitation: 'Los esperamos',
    additionalStops: [],
  });
  expect(request?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{24}$/);
  expect(fileIn(upload, 'image')).toBe(picture);
  expect(view.actions).toContainEqual(notified({ kind: 'success', key: 'account:create_event_success' }));
});

it('[ACC-09, ACC-10] says in the words of the specification what is missing', async () => {
  const view = await open();
  await press(view, 'Crear solicitud');
  expect(screen.getAllByText('Campo Requerido')).toHaveLength(5);
  for (const text of [
    'Fecha de inicio Requerida',
    'Hora de inicio Requerido',
    'Hora de término Requerido',
    'Agrega una imagen principal',
    'Agrega la lista de invitados',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Revisa los campos marcados.').parentElement).toHaveFocus();
  expect(sent(view)).toEqual([]);
});

it('[FLT-30] asks which of the two an hour is that clocks show twice that day', async () => {
  const choices = ['2031-10-26T02:30+02:00', '2031-10-26T02:30+01:00'];
  const errors = [{ field: 'endDate', reason: 'twice', choices }];
  const view = await open('request=new', { [create]: () => apiError('VALIDATION_FAILED', { errors }) });
  await fillIn(view);
  type('Fecha de inicio', '2031-10-25');
  type('Hora de término', '02:30');
  await press(view, 'Crear solicitud');
  expect(await screen.findByText(/esa hora llega dos veces: elige cuál/)).toBeVisible();
  Object.assign(view.api, allSucceed);
  await view.user.selectOptions(field('¿Cuál de las dos horas de término?'), 'La segunda, después del cambio');
  await press(view, 'Crear solicitud');
  await waitFor(() => expect(paths(view)).toEqual([create, create, image, guests]));
  expect(sent(view)[1]?.data).toMatchObject({ startDate: '2031-10-25T20:00', endDate: choices[1] });
});

it('[FLT-30] says that an hour does not exist on the day on which clocks are put forward', async () => {
  const errors = [{ field: 'startDate', reason: 'no_such_time' }];
  const view = await open('request=new', { [create]: () => apiError('VALIDATION_FAILED', { errors }) });
  await fillIn(view);
  await press(view, 'Crear solicitud');
  await waitFor(() =>
    expect(field('Hora de inicio')).toHaveAccessibleDescription(
      'Ese día se adelantan los relojes y esa hora no existe: elige otra.',
    ),
  );
});

it('[ACC-10] wants every field of an added stop', async () => {
  const view = await open();
  await fillIn(view);
  await press(view, 'Agregar parada');
  await press(view, 'Crear solicitud');
  expect(screen.getByText('Asegurate de llenar todos los campos de Paradas Adicionales')).toBeVisible();
  const stop = within(screen.getByRole('group', { name: 'Parada 1' }));
  fireEvent.change(stop.getByLabelText('Dirección de la parada'), { target: { value: 'Óvalo Higuereta' } });
  fireEvent.change(stop.getByLabelText('Hora'), { target: { value: '18:30' } });
  await view.user.selectOptions(stop.getByLabelText('Distrito'), 'San Isidro');
  expect(sent(view)).toEqual([]);
  await press(view, 'Crear solicitud');
  await waitFor(() => expect(paths(view)).toEqual([create, image, guests]));
  expect(sent(view)[0]?.data).toMatchObject({
    additionalStops: [{ address: 'Óvalo Higuereta', countyId: lima.counties[1]?.id, time: '18:30' }],
  });
});

it('[ACC-10] removes a stop and keeps the focus in the group', async () => {
  const view = await open();
  await press(view, 'Agregar parada');
  await view.user.click(screen.getByRole('button', { name: 'Quitar la parada 1' }));
  expect(screen.queryByRole('group', { name: 'Parada 1' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Agregar parada' })).toHaveFocus();
});

it('[ACC-10] takes no file that is too large or of another kind', async () => {
  const view = await open();
  fireEvent.change(field('Imagen principal'), {
    target: { files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] },
  });
  fireEvent.change(field('Lista de invitados'), {
    target: { files: [new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.xlsx')] },
  });
  await press(view, 'Crear solicitud');
  expect(screen.getByText('El archivo no es una imagen JPG, PNG o WebP')).toBeVisible();
  expect(screen.getByText('La lista supera los 2 MB')).toBeVisible();
});

it('[ACC-09] says of an old .xls list, which can be chosen, to save it as .xlsx', async () => {
  const view = await open();
  expect(field('Lista de invitados')).toHaveAttribute('accept', '.xlsx,.xls,.csv,.txt');
  await view.user.upload(field('Lista de invitados'), new File(['xls'], 'Invitados.XLS'));
  await press(view, 'Crear solicitud');
  expect(screen.getByText(/formato antiguo que no podemos leer: guarda la lista como \.xlsx/)).toBeVisible();
  expect(sent(view)).toEqual([]);
});

it('[ACC-12] keeps everything typed when the request fails, in the page and for the next visit', async () => {
  const view = await open('request=new', { [create]: () => apiError('INTERNAL', { status: 500 }) });
  await fillIn(view);
  await press(view, 'Crear solicitud');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No pudimos crear la solicitud. Lo que escribiste sigue aquí.',
  );
  expect(field('Nombre del evento')).toHaveValue('Matrimonio de Rosa');
  view.unmount();
  const later = await open();
  expect(screen.getByText('Recuperamos lo que habías escrito')).toBeVisible();
  for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value);
  await press(later, 'Descartar y empezar de nuevo');
  expect(field('Nombre del evento')).toHaveValue('');
});

it('[ACC-12] marks the fields that the API refuses', async () => {
  const errors = [{ field: 'startDate', reason: 'min' }];
  const view = await open('request=new', { [create]: () => apiError('VALIDATION_FAILED', { errors }) });
  await fillIn(view);
  await press(view, 'Crear solicitud');
  expect(await screen.findByText('Valor no válido')).toBeVisible();
  expect(field('Fecha de inicio')).toBeInvalid();
});

it('[ACC-12] asks again under the same key what got no answer, and then sends what was typed since', async () => {
  const view = await open('request=new', {
    ...allSucceed,
    [create]: networkDown,
    'PUT /shop-api/request-events/12': aRequest(),
  });
  await fillIn(view);
  await press(view, 'Crear solicitud');
  await screen.findByRole('alert');
  type('Nombre del evento', 'Boda de Rosa');
  view.api[create] = aRequest();
  await press(view, 'Crear solicitud');
  await waitFor(() => expect(paths(view)).toHaveLength(5));
  const [first, second, change] = sent(view);
  expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
  expect(second?.data).toEqual(first?.data);
  expect(change?.data).toMatchObject({ name: 'Boda de Rosa' });
  expect(paths(view).slice(1)).toEqual([create, 'PUT /shop-api/request-events/12', image, guests]);
});

it('[ACC-12] shows the progress of an upload', async () => {
  const view = await open('request=new', {
    ...allSucceed,
    [image]: ({ progress }: MadeCall) => {
      progress?.(0.4);
      return pending();
    },
  });
  await fillIn(view);
  await press(view, 'Crear solicitud');
  await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Subiendo la imagen…' })).toHaveValue(0.4));
  expect(screen.getByRole('button', { name: 'Enviando…' })).toHaveAttribute('aria-disabled', 'true');
});

it('[ACC-12] sends a failed picture alone once more, without a second request or list', async () => {
  const view = await open('request=new', { ...allSucceed, [image]: networkDown });
  await fillIn(view);
  await press(view, 'Crear solicitud');
  expect(await screen.findByText('Error en subir la imagen')).toBeVisible();
  expect(await screen.findByText('Lista de invitados subida')).toBeVisible();
  view.api[image] = aRequest();
  await press(view, 'Subir la imagen de nuevo');
  await waitFor(() => expect(view.currentPath()).toBe('/my-account/events?list=review'));
  expect(paths(view)).toEqual([create, image, guests, image]);
});

it('[FLT-14] says what it reads of a chosen list and what not, before anything is sent', async () => {
  const view = await open();
  await view.user.upload(field('Lista de invitados'), list);
  expect(await screen.findByText('Encontramos 2 invitados en la hoja “Invitados”')).toBeVisible();
  expect(screen.getByText('Leemos estas columnas: Nombre + Apellido, Correo')).toBeVisible();
  expect(screen.getByText('No leemos estas columnas: Mesa')).toBeVisible();
  expect(screen.getByText('No leemos estas hojas: Gastos')).toBeVisible();
  expect(
    fileIn(
      view.calls.find(({ path }) => path === '/shop-api/read-guests'),
      'guests',
    ),
  ).toBe(list);

  const errors = [{ field: 'guests', row: 3, column: 'Correo', reason: 'email' }];
  view.api[readGuests] = () => apiError('VALIDATION_FAILED', { errors });
  await view.user.upload(field('Lista de invitados'), new File(['worse'], 'otros.xlsx'));
  expect(await screen.findByRole('row', { name: '3 Correo Email inválido' })).toBeVisible();
  expect(sent(view)).toEqual([]);
});

it('[ACC-15] shows the mistakes of a guest list by row and column, and takes the corrected file', async () => {
  const errors = [
    { field: 'guests', row: 3, column: 'Correo', reason: 'email' },
    { field: 'guests', row: 7, column: 'Nombre', reason: 'formula' },
  ];
  const view = await open('request=new', { ...allSucceed, [guests]: () => apiError('VALIDATION_FAILED', { errors }) });
  await fillIn(view);
  await press(view, 'Crear solicitud');
  const mistakes = within(await screen.findByRole('region', { name: 'Errores de la lista de invitados' }));
  expect(mistakes.getByRole('row', { name: '3 Correo Email inválido' })).toBeVisible();
  expect(mistakes.getByRole('row', { name: '7 Nombre No se admiten fórmulas: escribe el valor' })).toBeVisible();
  const corrected = new File(['better'], 'invitados.xlsx');
  await view.user.upload(field('Lista de invitados'), corrected);
  view.api[guests] = aRequest();
  await press(view, 'Subir la lista de nuevo');
  await waitFor(() => expect(view.currentPath()).toBe('/my-account/events?list=review'));
  expect(fileIn(sent(view).at(-1), 'guests')).toBe(corrected);
});

it('[ACC-15] a list with mistakes is not sent: they stand once, with the one way to go on', async () => {
  const errors = [{ field: 'guests', row: 3, column: 'Correo', reason: 'email' }];
  const rejected = () => apiError('VALIDATION_FAILED', { errors });
  const view = await open('request=new', { ...allSucceed, [guests]: rejected });
  await fillIn(view);
  view.api[readGuests] = rejected;
  await view.user.upload(field('Lista de invitados'), new File(['worse'], 'invitados.xlsx'));
  expect(await screen.findByRole('row', { name: '3 Correo Email inválido' })).toBeVisible();
  await press(view, 'Crear solicitud');
  expect(await screen.findByText('No podemos leer esta lista: corrígela y elige el archivo otra vez')).toBeVisible();
  expect(screen.getAllByRole('row', { name: '3 Correo Email inválido' })).toHaveLength(1);
  expect(sent(view)).toEqual([]);

  view.api[readGuests] = { guests: 2, reading };
  view.api[guests] = aRequest();
  await view.user.upload(field('Lista de invitados'), new File(['better'], 'invitados.xlsx'));
  await press(view, 'Crear solicitud');
  await waitFor(() => expect(paths(view)).toEqual([create, image, guests]));
});

it('[FLT-33] takes a list in text, names its old encoding and the guests for whom one books oneself', async () => {
  const inText = { ...reading, sheet: '', ignoredSheets: [], encoding: 'windows-1252', withoutEmail: ['Rosa', 'Luis'] };
  const view = await open('request=new', { ...allSucceed, [readGuests]: { guests: 12, reading: inText } });
  await view.user.upload(field('Lista de invitados'), new File(['Nombre;Correo'], 'invitados.csv'));
  expect(await screen.findByText('Encontramos 12 invitados en el archivo')).toBeVisible();
  expect(screen.getByText(/El archivo está guardado en windows-1252/)).toBeVisible();
  expect(screen.getByText(/^2 invitados no tienen correo .*: Rosa, Luis$/)).toBeVisible();
});

it('[ACC-15] says why a file is rejected as a whole', async () => {
  const errors = [{ field: 'guests', reason: 'bomb' }];
  const view = await open('request=new', { ...allSucceed, [guests]: () => apiError('VALIDATION_FAILED', { errors }) });
  await fillIn(view);
  await press(view, 'Crear solicitud');
  expect(await screen.findByText('El archivo ocupa demasiado al abrirlo')).toBeVisible();
});

it('[ACC-08] saves a draft with a name alone', async () => {
  const view = await open();
  await press(view, 'Guardar borrador');
  expect(screen.getByText('Campo Requerido')).toBeVisible();
  expect(field('Nombre del evento')).toHaveFocus();
  type('Nombre del evento', 'Cumpleaños');
  await press(view, 'Guardar borrador');
  await waitFor(() => expect(view.currentPath()).toBe('/my-account/events?list=review'));
  expect(sent(view)).toHaveLength(1);
  expect(sent(view)[0]?.data).toMatchObject({ saved: true, name: 'Cumpleaños' });
  expect(view.actions).toContainEqual(notified({ kind: 'success', key: 'account:requests.saved' }));
});

it('[ACC-13] opens a request filled in, in the hours of its place, and sends what has changed', async () => {
  const stop = { address: 'Óvalo Higuereta', county: lima.counties[1] as { id: number; name: string }, time: '18:30' };
  const view = await open('request=12', {
    [stored]: aRequest({ additionalStops: [stop] }),
    'PUT /shop-api/request-events/12': aRequest(),
  });
  expect(field('Fecha de inicio')).toHaveValue('2027-03-06');
  expect(field('Hora de inicio')).toHaveValue('20:00');
  expect(field('Hora de término')).toHaveValue('03:00');
  expect(
    screen.getAllByLabelText('Distrito').map((select) => (select as HTMLSelectElement).selectedOptions[0]?.text),
  ).toEqual(['Miraflores', 'San Isidro']);
  type('Nombre del evento', 'Boda de Rosa');
  await press(view, 'Enviar solicitud');
  await waitFor(() => expect(view.currentPath()).toBe('/my-account/events?list=review'));
  expect(paths(view)).toEqual(['PUT /shop-api/request-events/12']);
  expect(sent(view)[0]?.data).toMatchObject({ name: 'Boda de Rosa', startDate: '2027-03-06T20:00' });
  expect(view.i18n.t('account:requests.edit_success')).toBe('Solicitud creada Exitosamente');
  expect(view.actions).toContainEqual(notified({ kind: 'success', key: 'account:requests.edit_success' }));
});

it('[ACC-13] says that a change failed, in the words of the specification', async () => {
  const view = await open('request=12', { [stored]: aRequest(), 'PUT /shop-api/request-events/12': networkDown });
  await press(view, 'Enviar solicitud');
  expect(await screen.findByRole('alert')).toHaveTextContent('Error en la creación de la solicitud');
});

it('[ACC-13] says that a request cannot be loaded, with the way back', async () => {
  await openAccount('events?request=12', { api: { [stored]: () => apiError('NOT_FOUND', { status: 404 }) } });
  expect(await screen.findByText('No es posible cargar su solicitud')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/my-account/events?list=review');
});

it('[ACC-08] repeats a finished event with the dates empty and its picture taken over', async () => {
  const view = await open('request=new&from=12', { ...allSucceed, [stored]: aRequest() });
  expect(field('Nombre del evento')).toHaveValue('Matrimonio de Rosa');
  for (const label of ['Fecha de inicio', 'Hora de inicio', 'Hora de término']) {
    expect(field(label)).toHaveValue('');
    type(label, typed[label as keyof typeof typed]);
  }
  await view.user.upload(field('Lista de invitados'), list);
  await press(view, 'Crear solicitud');
  await waitFor(() => expect(paths(view)).toEqual([create, guests]));
  expect(sent(view)[0]?.data).toMatchObject({ image: '/media/boda.abc', startDate: '2031-03-06T20:00' });
});

it('[ACC-14] offers the template in the visitor’s language', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Descargar plantilla de invitados' })).toHaveAttribute(
    'href',
    '/backend/guest-list-template.xlsx?language=es_PE',
  );
});

it('[ACC-12] forgets what was typed when its customer logs out', async () => {
  const view = await open();
  type('Nombre del evento', 'Cumpleaños');
  expect(Object.keys(localStorage)).toHaveLength(1);
  await act(async () => void view.store.dispatch(sessionEnded({ reason: 'logout' })));
  expect(Object.keys(localStorage)).toHaveLength(0);
});

it('[ACC-12] finds what was typed also when the profile comes after the form, under the customer’s own name', async () => {
  const view = await open();
  type('Nombre del evento', 'Cumpleaños');
  view.unmount();
  const again = await openAccount('events?request=new', { session: { status: 'authenticated' } });
  expect(await screen.findByText('Recuperamos lo que habías escrito')).toBeVisible();
  type('Nombre del lugar', 'Hacienda Los Ficus');
  await act(async () => void again.store.dispatch(profileChanged({ profile: aProfile() })));
  expect(field('Nombre del evento')).toHaveValue('Cumpleaños');
  expect(field('Nombre del lugar')).toHaveValue('Hacienda Los Ficus');
  expect(Object.keys(localStorage)).toEqual([`account/request/${aProfile().id}/new`]);
});

it('[ACC-12] shows no form while nobody knows whose it is, and asks again', async () => {
  const api = { 'GET /shop-api/me': networkDown };
  const view = await openAccount('events?request=new', { session: { status: 'authenticated' }, api });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByLabelText('Nombre del evento')).not.toBeInTheDocument();
  view.api['GET /shop-api/me'] = aProfile();
  await view.user.click(retry);
  expect(await screen.findByLabelText('Nombre del evento')).toBeVisible();
});

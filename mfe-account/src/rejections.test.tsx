import { type ErrorCode, requestState } from '@idavuelta/shared/contracts';
import { apiError, type FakeApi, lima, type MadeCall, report } from '@idavuelta/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { openAccount } from './testing/account.tsx';
import { anInvitedEvent, aRequest } from './testing/event-requests.ts';
import { aPurchaseDetail } from './testing/purchases.ts';

type UserEvent = Awaited<ReturnType<typeof openAccount>>['user'];

const words: Partial<Record<ErrorCode, RegExp>> = {
  EMAIL_TAKEN: /ya se encuentra registrado/,
  IDEMPOTENCY_KEY_REUSED: /ya se envió con otros datos/,
  NOT_FOUND: /No encontramos/,
  RATE_LIMITED: /Demasiados intentos/,
  STATE_CONFLICT: /cambió de estado|Ya reservaste|viaje pagado|ya fue enviad/,
  VALIDATION_FAILED: /Revisa|no es correcta|no válid/i,
};

interface Act {
  path: string;
  call: string;
  /** The codes that its route documents, except those that end the session or are not the customer's fault. */
  codes: (keyof typeof words)[];
  api?: FakeApi;
  /** The warning logged to the console, besides what the visitor sees. */
  warning?: string;
  act: (user: UserEvent) => Promise<void>;
}

const press = (user: UserEvent, name: string | RegExp) => screen.findByRole('button', { name }).then(user.click);
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const inState = (state: number, found: object) => ({
  'GET /shop-api/event-requests': ({ params }: MadeCall) => (Number(params.state) === state ? [found] : []),
});
const session = { id: 'laptop', current: false, browser: 'Firefox', system: 'Windows' };
const times = { createdAt: '2027-01-31T23:30:00Z', lastSeenAt: '2027-02-01T13:00:00Z' };
const request = 'GET /shop-api/event-requests/12';
const editing = { [request]: aRequest(), 'PUT /shop-api/request-events/12': aRequest() };
const upload = async (user: UserEvent, label: RegExp, file: File) => {
  await user.upload(await screen.findByLabelText(label), file);
  await press(user, 'Enviar solicitud');
};

const acts: Record<string, Act> = {
  'a change of the profile': {
    path: 'profile',
    call: 'PUT /shop-api/me',
    codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'EMAIL_TAKEN', 'RATE_LIMITED'],
    act: (user) => press(user, 'Guardar cambios'),
  },
  'a change of the password': {
    path: 'profile',
    call: 'PUT /shop-api/me/password',
    codes: ['VALIDATION_FAILED', 'RATE_LIMITED'],
    async act(user) {
      await press(user, 'Cambiar contraseña');
      await type('Contraseña actual', 'secreta');
      await type('Contraseña nueva', 'otra-clave');
      await type('Repite la contraseña', 'otra-clave');
      await press(user, 'Guardar contraseña');
    },
  },
  'the deletion of the account': {
    path: 'profile',
    call: 'DELETE /shop-api/me',
    codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'STATE_CONFLICT', 'RATE_LIMITED'],
    async act(user) {
      await press(user, 'Eliminar mi cuenta');
      await type('Tu contraseña', 'secreta');
      await press(user, 'Eliminar mi cuenta para siempre');
    },
  },
  'the end of a login': {
    path: 'profile',
    call: 'DELETE /shop-api/sessions/laptop',
    codes: ['VALIDATION_FAILED', 'NOT_FOUND'],
    api: { 'GET /shop-api/sessions': [{ ...session, ...times }] },
    act: (user) => press(user, 'Cerrar sesión: Firefox · Windows'),
  },
  'a new friend': {
    path: 'frecuentFriends',
    warning: 'saving a friend failed',
    call: 'POST /shop-api/frequent-friends',
    codes: ['VALIDATION_FAILED'],
    async act(user) {
      await type('Nombre completo', 'Luis Paz');
      await type('Teléfono', '912345678');
      await type('Correo electrónico', 'luis@example.test');
      await press(user, 'Agregar');
    },
  },
  'a new address': {
    path: 'frecuentAddresses',
    warning: 'saving an address failed',
    call: 'POST /shop-api/frequent-addresses',
    codes: ['VALIDATION_FAILED'],
    async act(user) {
      await type('Dirección', 'Calle Tres 33');
      await screen.findByRole('option', { name: 'San Isidro' });
      await user.selectOptions(screen.getByLabelText('Distrito'), 'San Isidro');
      await press(user, 'Agregar');
    },
  },
  'a change of an address': {
    path: 'frecuentAddresses',
    warning: 'saving an address failed',
    call: 'PUT /shop-api/frequent-addresses/7',
    codes: ['VALIDATION_FAILED', 'NOT_FOUND'],
    api: {
      'GET /shop-api/frequent-addresses': [
        { id: 7, name: 'Av. Larco 100', county: lima.counties[0], myAddress: false },
      ],
    },
    async act(user) {
      await press(user, 'Editar Av. Larco 100');
      await screen.findAllByRole('option', { name: 'San Isidro' });
      await press(user, 'Guardar');
    },
  },
  "a guest's answer": {
    path: 'events',
    call: 'PUT /shop-api/invited-events/31/answer',
    codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'STATE_CONFLICT'],
    api: { 'GET /shop-api/invited-events': [anInvitedEvent({ id: 31 })] },
    act: (user) => press(user, 'Asistiré'),
  },
  'the removal of a request': {
    path: 'events?list=review',
    call: 'DELETE /shop-api/event-requests/13',
    codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'STATE_CONFLICT'],
    api: inState(requestState.saved, aRequest({ id: 13, state: requestState.saved, status: 'saved' })),
    async act(user) {
      await press(user, 'Quitar Matrimonio de Rosa');
      await press(user, 'Sí, quitar');
    },
  },
  'a new request': {
    path: 'events?request=new',
    call: 'POST /shop-api/request-events',
    codes: ['VALIDATION_FAILED', 'IDEMPOTENCY_KEY_REUSED', 'RATE_LIMITED'],
    async act(user) {
      await type('Nombre del evento', 'Boda');
      await press(user, 'Guardar borrador');
    },
  },
  'a change of a request': {
    path: 'events?request=12',
    call: 'PUT /shop-api/request-events/12',
    codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'STATE_CONFLICT', 'RATE_LIMITED'],
    api: { [request]: aRequest() },
    act: (user) => press(user, 'Enviar solicitud'),
  },
  'a picture': {
    path: 'events?request=12',
    call: 'POST /shop-api/event-requests/12/upload-image',
    codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'STATE_CONFLICT', 'RATE_LIMITED'],
    api: editing,
    act: (user) => upload(user, /Imagen principal/, new File(['jpg'], 'boda.jpg', { type: 'image/jpeg' })),
  },
  'a guest list': {
    path: 'events?request=12',
    call: 'POST /shop-api/event-requests/12/upload-guests',
    codes: ['VALIDATION_FAILED', 'NOT_FOUND', 'STATE_CONFLICT', 'RATE_LIMITED'],
    api: {
      ...editing,
      'POST /shop-api/read-guests': {
        guests: 2,
        reading: { columns: [], ignoredColumns: [], ignoredSheets: [], sheet: 'A', headingRow: 1 },
      },
    },
    act: (user) => upload(user, /Lista de invitados/, new File(['xlsx'], 'invitados.xlsx')),
  },
  'the mail of the tickets': {
    path: 'payments?order=order-1',
    call: 'POST /shop-api/order/order-1/mail',
    codes: ['NOT_FOUND', 'STATE_CONFLICT', 'RATE_LIMITED'],
    api: { 'GET /shop-api/order-detail/order-1': aPurchaseDetail() },
    act: (user) => press(user, 'Enviar por correo otra vez'),
  },
};
const cases = Object.entries(acts).flatMap(([name, { codes }]) => codes.map((code) => [name, code] as const));
const status: Partial<Record<ErrorCode, number>> = { VALIDATION_FAILED: 400, NOT_FOUND: 404, RATE_LIMITED: 429 };

it.each(cases)('[FLT-05] %s that is refused by %s says why', async (name, code) => {
  const { path, call, api, act, warning } = acts[name] as Act;
  if (warning) report.expect(`${warning} ${code}`);
  const { user } = await openAccount(path, {
    api: { ...api, [call]: () => apiError(code, { status: status[code] ?? 409 }) },
  });
  await act(user);
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent).join(' ')).toMatch(words[code] as RegExp);
});

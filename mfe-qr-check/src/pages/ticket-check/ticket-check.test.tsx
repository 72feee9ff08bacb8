import type { TicketCheck } from '@idavuelta/shared/contracts';
import { apiError, inEveryLanguage, networkDown, renderModule } from '@idavuelta/shared/testing';
import { act, screen } from '@testing-library/react';
import qrCheck from '../../module.ts';
import { codeRead } from '../../state/ticket-check.slice.ts';
import { parseTicketQr } from '../../state/ticket-qr.ts';
import TicketCheckPage from './TicketCheckPage.tsx';

const ticket: TicketCheck = {
  event: {
    name: 'Noche de Cumbia',
    placeName: 'Estadio San Marcos',
    timeZone: 'America/Lima',
    translations: inEveryLanguage({ name: 'Noche de Cumbia' }),
  },
  date: '2027-03-06T01:00:00.000Z',
  customer: { name: 'Rosa Quispe', email: 'rosa@example.test' },
  ticketQuantity: 2,
  ticket: 1,
  leg: 'outbound',
  passengers: ['Rosa Quispe', 'Luis Quispe'],
};
const checkComplete = 'POST /order/:id/check-complete';

/** A camera without a picture: tests dispatch what it would have read. */
const camera = { getTracks: () => [{ stop: jest.fn() }] };
const withCamera = (getUserMedia?: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: getUserMedia && { getUserMedia },
  });

async function openScanner(api = {}) {
  withCamera(async () => camera);
  HTMLMediaElement.prototype.play = async () => {};
  const page = await renderModule(qrCheck, <TicketCheckPage />, { path: '/qr-verification', api });
  await page.user.click(screen.getByRole('button', { name: 'Escanear Código' }));
  const scan = (text: string) => act(async () => void page.store.dispatch(codeRead(text)));
  const notices = () =>
    page.actions.filter(({ type }) => type === 'contract/notified').map(({ payload }) => payload as object);
  return { ...page, scan, notices };
}

it('[RTE-20, QRC-01] opens the camera by Escanear Código', async () => {
  await openScanner();
  expect(await screen.findByLabelText('Imagen de la cámara')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('[QRC-01] looks at the camera every 300 ms', async () => {
  const size = { configurable: true, get: () => 8 };
  Object.defineProperties(HTMLVideoElement.prototype, { videoWidth: size, videoHeight: size });
  const drawImage = jest.fn();
  const blank = { data: new Uint8ClampedArray(8 * 8 * 4), width: 8, height: 8 };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage, getImageData: () => blank } as never);
  jest.useFakeTimers();
  try {
    await openScanner();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(drawImage).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(299));
    expect(drawImage).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(drawImage).toHaveBeenCalledTimes(2);
  } finally {
    jest.useRealTimers();
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'videoWidth');
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'videoHeight');
  }
});

it.each(['https://example.test', '{"ticket":1}', '[]', 'null', ''])(
  '[QRC-02] says EVENTO INVALIDO for 4 s and goes on scanning when the code is %j',
  async (text) => {
    const { scan, notices, calls } = await openScanner();
    await scan(text);
    expect(notices()).toEqual([{ kind: 'error', key: 'qr:invalid_event', as: 'snackbar' }]);
    expect(calls).toEqual([]);
    expect(screen.getByLabelText('Imagen de la cámara')).toBeInTheDocument();
  },
);

it('[QRC-03] checks the order and shows event, place, date, passenger and tickets; then scans another', async () => {
  const { scan, user, calls } = await openScanner({ [checkComplete]: ticket });
  await scan('{"orderId":"o-1","ticket":1}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Válido' })).toHaveFocus();
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/order/o-1/check-complete' });
  for (const text of ['Noche de Cumbia', 'Estadio San Marcos', /5 mar\.? 2027 20:00/, /Rosa Quispe/, '1 de 2']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: 'Escanear otro código' }));
  expect(screen.getByLabelText('Imagen de la cámara')).toBeInTheDocument();
});

it('[QRC-10] checks the scanned ticket, on the leg that the time says or the driver chose, and shows both', async () => {
  const { scan, user, calls } = await openScanner({ [checkComplete]: { ...ticket, ticket: 2, leg: 'return' } });
  await scan('{"orderId":"o-1","ticket":2}');
  expect(calls[0]?.params).toEqual({ ticket: 2 });
  expect(await screen.findByText('Vuelta')).toBeVisible();
  expect(screen.getByText('2 de 2')).toBeVisible();
  expect(screen.getByText('Rosa Quispe, Luis Quispe')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Escanear otro código' }));
  await user.click(screen.getByRole('radio', { name: 'Ida' }));
  await scan('{"orderId":"o-1","ticket":1}');
  expect(calls[1]?.params).toEqual({ ticket: 1, leg: 'outbound' });
  await user.click(screen.getByRole('button', { name: 'Escanear otro código' }));
  expect(screen.getByRole('radio', { name: 'Ida' })).toBeChecked();
});

it('[QRC-04] says EVENTO INVALIDO when the check is refused, and goes on scanning', async () => {
  const { scan, notices } = await openScanner({ [checkComplete]: () => apiError('TICKET_INVALID', { status: 409 }) });
  await scan('{"orderId":"o-1"}');
  expect(notices()).toEqual([{ kind: 'error', key: 'qr:invalid_event', as: 'snackbar' }]);
  expect(screen.getByLabelText('Imagen de la cámara')).toBeInTheDocument();
});

it('[QRC-04] says that it could not be validated when the result has no data', async () => {
  const { scan, notices } = await openScanner({ [checkComplete]: null });
  await scan('{"orderId":"o-1"}');
  expect(notices()).toEqual([{ kind: 'error', key: 'qr:not_validated', as: 'snackbar' }]);
});

it('[QRC-04] shows the invalid view with placeholders when ticket data is missing', async () => {
  const { scan } = await openScanner({ [checkComplete]: { date: ticket.date } });
  await scan('{"orderId":"o-1"}');
  expect(await screen.findByRole('heading', { level: 2, name: 'No válido' })).toBeVisible();
  expect(screen.getAllByText('Sin datos')).toHaveLength(4);
});

it('tells a lost connection from an invalid ticket', async () => {
  const { scan, notices } = await openScanner({ [checkComplete]: networkDown });
  await scan('{"orderId":"o-1"}');
  expect(notices()).toMatchObject([{ key: 'common:errors.NETWORK' }]);
});

it('[QRC-07] says that a ticket was checked before, and when', async () => {
  const { scan } = await openScanner({ [checkComplete]: { ...ticket, checkedAt: '2027-03-05T23:40:00.000Z' } });
  await scan('{"orderId":"o-1"}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Ya verificado' })).toBeVisible();
  expect(screen.getByText(/Ya se verificó: 5 mar\.? 2027 18:40/)).toBeVisible();
});

it.each([
  ['is refused', () => Promise.reject(Object.assign(new Error(), { name: 'NotAllowedError' })), /No hay permiso/],
  [
    'is missing',
    () => Promise.reject(Object.assign(new Error(), { name: 'NotFoundError' })),
    /No encontramos una cámara/,
  ],
  ['needs HTTPS', undefined, /conexión segura/],
])('[QRC-06] offers a photo when the camera %s', async (_, getUserMedia, words) => {
  withCamera(getUserMedia);
  const { user } = await renderModule(qrCheck, <TicketCheckPage />);
  await user.click(screen.getByRole('button', { name: 'Escanear Código' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('Subir una foto del código')).toHaveAttribute('type', 'file');
});

it('reads a ticket from the text of a code', () => {
  expect(parseTicketQr('{"orderId":"o-1","ticket":2}')).toEqual({ orderId: 'o-1', ticket: 2 });
  expect(parseTicketQr('{"orderId":7}')).toEqual({ orderId: '7' });
  expect(parseTicketQr('{"orderId":null}')).toBeUndefined();
});

import { apiError, type MadeCall, networkDown } from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { checkComplete, openScanner, ticket } from '../../testing/scanner.tsx';

const checks = (calls: readonly MadeCall[]) => calls.filter(({ method }) => method === 'POST');

it('[RTE-20, QRC-01] opens the camera by Escanear Código', async () => {
  await openScanner();
  expect(await screen.findByLabelText('Imagen de la cámara')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it.each(['https://example.test', '{"ticket":1}', '[]', 'null', ''])(
  '[QRC-02] says EVENTO INVALIDO for 4 s and goes on scanning when the code is %j',
  async (text) => {
    const { scan, notices, calls } = await openScanner();
    await scan(text);
    expect(notices()).toEqual([{ kind: 'error', key: 'qr:invalid_event', as: 'snackbar' }]);
    expect(checks(calls)).toEqual([]);
    expect(screen.getByLabelText('Imagen de la cámara')).toBeInTheDocument();
  },
);

it('[QRC-03] checks the order and shows event, place, date, passenger and tickets; then scans another', async () => {
  const { scan, user, calls } = await openScanner({ [checkComplete]: ticket });
  await scan('{"orderId":"o-1","ticket":1}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Válido' })).toHaveFocus();
  expect(checks(calls)[0]).toMatchObject({ method: 'POST', path: '/order/o-1/check-complete' });
  for (const text of ['Noche de Cumbia', 'Estadio San Marcos', /5 mar\.? 2027 20:00/, /Rosa Quispe/, '1 de 2']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: 'Escanear otro código' }));
  expect(screen.getByLabelText('Imagen de la cámara')).toBeInTheDocument();
});

it('[QRC-10] checks the scanned ticket, on the leg that the time says or the driver chose, and shows both', async () => {
  const { scan, user, calls } = await openScanner({ [checkComplete]: { ...ticket, ticket: 2, leg: 'return' } });
  await scan('{"orderId":"o-1","ticket":2}');
  expect(await screen.findByText('Vuelta')).toBeVisible();
  expect(checks(calls)[0]?.params).toEqual({ ticket: 2 });
  expect(screen.getByText('2 de 2')).toBeVisible();
  expect(screen.getByText('Rosa Quispe, Luis Quispe')).toBeVisible();
  expect(screen.getByText('Personas que suben').nextElementSibling).toHaveTextContent('2');

  await user.click(screen.getByRole('button', { name: 'Escanear otro código' }));
  await user.click(screen.getByRole('radio', { name: 'Ida' }));
  await scan('{"orderId":"o-1","ticket":1}');
  await user.click(await screen.findByRole('button', { name: 'Escanear otro código' }));
  expect(checks(calls)[1]?.params).toEqual({ ticket: 1, leg: 'outbound' });
  expect(screen.getByRole('radio', { name: 'Ida' })).toBeChecked();
});

const rejectedFor = (reason: string) =>
  apiError('TICKET_INVALID', { status: 409, errors: [{ field: 'ticket', reason }] });

it.each([
  ['forged', () => rejectedFor('forged'), /su firma no es válida/],
  ['unpaid', () => rejectedFor('unpaid'), /todavía no está pagada/],
  ['cancelled', () => rejectedFor('cancelled'), /está cancelada/],
  ['refunded', () => rejectedFor('refunded'), /reembolsado/],
  ['given out anew', () => rejectedFor('reissued'), /reemplazado por uno nuevo/],
  ['unknown', () => apiError('NOT_FOUND', { status: 404 }), /ninguna compra/],
])(
  '[QRC-04, QRC-11] says EVENTO INVALIDO and why when the ticket is %s; then scans another',
  async (_, answer, words) => {
    const { scan, user } = await openScanner({ [checkComplete]: answer });
    await scan('{"orderId":"o-1"}');
    expect(await screen.findByRole('heading', { level: 2, name: 'EVENTO INVALIDO' })).toHaveFocus();
    expect(screen.getByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Escanear otro código' }));
    expect(screen.getByLabelText('Imagen de la cámara')).toBeInTheDocument();
  },
);

it('[QRC-04] says EVENTO INVALIDO when the check fails otherwise, and goes on scanning', async () => {
  const { scan, notices } = await openScanner({ [checkComplete]: () => apiError('INTERNAL', { status: 500 }) });
  await scan('{"orderId":"o-1"}');
  await waitFor(() => expect(notices()).not.toEqual([]));
  expect(notices()).toEqual([{ kind: 'error', key: 'qr:invalid_event', as: 'snackbar' }]);
  expect(screen.getByLabelText('Imagen de la cámara')).toBeInTheDocument();
});

it('[QRC-04] says that it could not be validated when the result has no data', async () => {
  const { scan, notices } = await openScanner({ [checkComplete]: null });
  await scan('{"orderId":"o-1"}');
  await waitFor(() => expect(notices()).not.toEqual([]));
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
  await waitFor(() => expect(notices()).toMatchObject([{ key: 'common:errors.NETWORK' }]));
});

it('[QRC-07] says that a ticket was checked before, when and by which device', async () => {
  const { scan } = await openScanner({
    [checkComplete]: { ...ticket, checkedAt: '2027-03-05T23:40:00.000Z', checkedBy: 'Van 2' },
  });
  await scan('{"orderId":"o-1"}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Ya verificado' })).toBeVisible();
  expect(screen.getByText(/Ya se verificó: 5 mar\.? 2027 18:40 · Van 2/)).toBeVisible();
});

it('[QRC-11] sends the signature of a code beside its ticket, and never in an address', async () => {
  const { scan, calls } = await openScanner({ [checkComplete]: ticket });
  await scan('{"orderId":"o-1","ticket":2,"issue":3,"signature":"key.bytes"}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Válido' })).toBeVisible();
  expect(checks(calls)[0]?.params).toEqual({ ticket: 2 });
  expect(checks(calls)[0]?.data).toMatchObject({ issue: 3, signature: 'key.bytes' });
});

it('[FLT-01, QRC-11] asks for the code of the ticket when this one has no signature, and names nobody', async () => {
  const unsigned = {
    ...ticket,
    isSigned: false,
    notAdmitted: 'unsigned',
    customer: { name: '', email: '' },
    passengers: [],
  };
  const { scan } = await openScanner({ [checkComplete]: unsigned });
  await scan('{"orderId":"o-1","ticket":1}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Sin firma' })).toBeVisible();
  expect(screen.getByText('Sin firma no sube nadie: pide el código QR del boleto')).toBeVisible();
  expect(screen.getByText('Sin datos')).toBeVisible();
});

it.each([
  ['too_early', 'Todavía no'],
  ['too_late', 'Ya pasó'],
])('[FLT-02] says when a ticket admits that is %s, and who travels with it', async (notAdmitted, title) => {
  const admission = { from: '2027-03-05T13:00:00.000Z', until: '2027-03-06T11:00:00.000Z' };
  const { scan } = await openScanner({ [checkComplete]: { ...ticket, notAdmitted, admission } });
  await scan('{"orderId":"o-1","ticket":1,"signature":"key.bytes"}');
  expect(await screen.findByRole('heading', { level: 2, name: title })).toHaveFocus();
  expect(screen.getByText(/^Se admite desde 5 mar\.? 2027 08:00 hasta 6 mar\.? 2027 06:00$/)).toBeVisible();
  expect(screen.getByText('Rosa Quispe, Luis Quispe')).toBeVisible();
});

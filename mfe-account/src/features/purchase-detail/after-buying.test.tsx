import { notified } from '@idavuelta/shared/contracts';
import { apiError, type FakeApi, lima } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAccount } from '../../testing/account.tsx';
import { aCancellation, aPurchaseDetail, aTicket } from '../../testing/purchases.ts';

const detail = 'GET /shop-api/order-detail/order-1';
const refund = 'POST /shop-api/order/order-1/refund';
const gift = 'POST /shop-api/order/order-1/gift';
const open = (purchase: unknown, api: FakeApi = {}) =>
  openAccount('payments?order=order-1', { api: { [detail]: purchase, ...api } });

const refundable = { amount: 45, currency: 'PEN' } as const;
const cancellable = (order: object = {}) =>
  aPurchaseDetail({
    order: { cancellation: aCancellation, ...order },
    tickets: [aTicket({ refundable }), aTicket({ refundable })],
  });
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Cancelar y pedir el reembolso' }));

it('[AFT-01] shows until when a purchase can be cancelled, and cancels it once it is clear what happens', async () => {
  const { user, api, calls, actions } = await open(cancellable(), { [refund]: {} });
  // in the event's zone
  expect(await screen.findByText('miércoles, 3 de marzo de 2027, 20:00')).toBeVisible();
  expect(screen.getByText('Cancelación con devolución hasta')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar y pedir el reembolso' }));
  const dialog = await sheet();
  expect(dialog.getByText('Cancelas los 2 boletos de esta compra.')).toBeVisible();
  expect(dialog.getByText('Te devolvemos S/90,00')).toBeVisible();
  expect(dialog.getByText(/mismo medio con el que pagaste/)).toBeVisible();
  expect(dialog.getByText(/códigos QR dejan de valer/)).toBeVisible();
  expect(dialog.getByText(/^Hasta 48 horas antes del evento te devolvemos el total/)).toBeVisible();
  const refundedTicket = aTicket({ refunded: true });
  api[detail] = aPurchaseDetail({ order: { paymentState: 'refunded' }, tickets: [refundedTicket, refundedTicket] });
  await user.click(dialog.getByRole('button', { name: 'Cancelar y recibir S/90,00' }));
  expect(await screen.findByText('Devuelta')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.data).toEqual({});
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Noche de cumbia' })).toHaveFocus());
  expect(actions).toContainEqual(notified({ kind: 'success', key: 'account:cancellation.done' }));
});

it('[AFT-01] cancels one ticket alone, for what it cost, as long as another one is left', async () => {
  const { user, api, calls, unmount } = await open(cancellable(), { [refund]: {} });
  await user.click(await screen.findByText('Boleto 2'));
  await user.click(screen.getByRole('button', { name: 'Cancelar solo el boleto 2' }));
  const dialog = await sheet();
  expect(dialog.getByText('Cancelas el boleto 2. Los demás siguen valiendo.')).toBeVisible();
  const rest = aPurchaseDetail({
    order: { cancellation: { ...aCancellation, amount: 45 } },
    tickets: [aTicket({ refundable }), aTicket({ refunded: true })],
  });
  api[detail] = rest;
  await user.click(dialog.getByRole('button', { name: 'Cancelar y recibir S/45,00' }));
  await waitFor(() => expect(screen.getByText(/Devolvimos este boleto/)).toHaveFocus());
  expect(calls.find(({ method }) => method === 'POST')?.data).toEqual({ ticket: 2 });
  expect(screen.queryByRole('button', { name: /^Cancelar solo/ })).not.toBeInTheDocument();
  unmount();
});

it('[AFT-01] says that a transfer is paid back by hand, and keeps the purchase', async () => {
  const { user, calls } = await open(cancellable({ paymentCode: 'transferencia' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar y pedir el reembolso' }));
  const dialog = await sheet();
  expect(dialog.getByText(/nuestro equipo te la devuelve a mano/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'No, conservarla' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancelar y pedir el reembolso' })).toHaveFocus();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('[AFT-01] says why it could not be cancelled, and offers nothing after the deadline', async () => {
  const { user, unmount } = await open(cancellable(), { [refund]: () => apiError('REFUND_TOO_LATE', { status: 409 }) });
  await user.click(await screen.findByRole('button', { name: 'Cancelar y pedir el reembolso' }));
  const dialog = await sheet();
  await user.click(dialog.getByRole('button', { name: /^Cancelar y recibir/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('El plazo para cancelar con devolución ya terminó.');
  unmount();
  const closed = { ...aCancellation, open: false, closedBy: 'REFUND_TOO_LATE' } as const;
  await open(aPurchaseDetail({ order: { cancellation: closed } }));
  expect(await screen.findByText('El plazo para cancelar con devolución ya terminó.')).toBeVisible();
  expect(screen.queryByText('Cancelación con devolución hasta')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Cancelar/ })).not.toBeInTheDocument();
});

const changeable = () => aPurchaseDetail({ tickets: [aTicket({ counties: lima.counties })] });

async function openGift(response: unknown) {
  const view = await open(changeable(), { [gift]: response });
  await view.user.click(await screen.findByRole('button', { name: 'Pasar a un amigo el boleto de Ana Torres' }));
  const form = within(await screen.findByRole('form', { name: 'Pasar a un amigo el boleto de Ana Torres' }));
  const fill = async () => {
    await view.user.type(form.getByLabelText('Nombre y apellido'), 'Eva Sol');
    await view.user.type(form.getByLabelText('Correo electrónico'), ' Eva@Example.org');
    await view.user.type(form.getByLabelText('Teléfono'), '912345678');
    await view.user.click(form.getByRole('button', { name: 'Pasar el boleto' }));
  };
  const sent = () => view.calls.find(({ method }) => method === 'POST')?.data;
  return { ...view, form, fill, sent };
}

it('[AFT-03] gives a ticket to a friend, with the pick-up as it was unless another one is typed', async () => {
  const { form, fill, sent, actions } = await openGift({});
  expect(form.getByText(/código QR nuevo y viaja en lugar de Ana Torres/)).toBeVisible();
  await fill();
  expect(await screen.findByRole('button', { name: /^Pasar a un amigo/ })).toBeVisible();
  expect(sent()).toEqual({
    ticket: 1,
    passenger: 1,
    name: 'Eva Sol',
    email: 'eva@example.org',
    phone: '+51 912345678',
  });
  expect(actions).toContainEqual(notified({ kind: 'success', key: 'account:gift.given' }));
});

it('[AFT-03] asks for what is missing, and keeps what was typed when it cannot be', async () => {
  const { user, form, fill } = await openGift(() => apiError('TICKET_CHECKED', { status: 409 }));
  await user.click(form.getByRole('button', { name: 'Pasar el boleto' }));
  expect(form.getByLabelText('Nombre y apellido')).toBeInvalid();
  expect(form.getByLabelText('Correo electrónico')).toBeInvalid();
  await fill();
  expect(await form.findByRole('alert')).toHaveTextContent('Este boleto ya se usó para subir a la van.');
  expect(form.getByLabelText('Nombre y apellido')).toHaveValue('Eva Sol');
});

const pass = 'GET /shop-api/order/order-1/ticket/1/pass';
const withCode = (applePasses?: boolean) =>
  aPurchaseDetail({ order: { applePasses }, tickets: [aTicket({ qr: '{}' }), aTicket({ refunded: true })] });

it.each([
  ['png', 'Guardar como imagen el boleto 1', 'image/png'],
  ['pkpass', 'Agregar a Apple Wallet el boleto 1', 'application/vnd.apple.pkpass'],
])('[AFT-05] saves a ticket for the telephone: %s', async (kind, name, type) => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { user } = await open(withCode(true), { [`${pass}.${kind}`]: new Blob(['pass'], { type }) });
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe(`idavuelta-7KQ2M9XA-1.${kind}`);
});

it('[AFT-05] offers Apple Wallet only where the site makes such passes, and nothing of a ticket that is paid back', async () => {
  const { user } = await open(withCode(), { [`${pass}.png`]: () => apiError('RATE_LIMITED', { status: 429 }) });
  await user.click(await screen.findByRole('button', { name: 'Guardar como imagen el boleto 1' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Demasiados intentos');
  expect(screen.queryByRole('button', { name: /Apple Wallet/ })).not.toBeInTheDocument();
  expect(screen.getAllByText('Guardar como imagen')).toHaveLength(1);
});

it('[FLT-25] says beside each way to put somebody else on a ticket what it does to the code', async () => {
  await open(changeable());
  const [change] = await screen.findAllByRole('button', { name: /^Cambiar pasajero/ });
  const [gift] = screen.getAllByRole('button', { name: /^Pasar a un amigo/ });
  expect(change).toHaveAccessibleDescription(/el código QR sigue siendo el mismo/);
  expect(gift).toHaveAccessibleDescription(/código QR nuevo.* el de ahora deja de valer/);
});

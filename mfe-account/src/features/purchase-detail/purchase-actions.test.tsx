import { notified } from '@idavuelta/shared/contracts';
import { apiError, type FakeApi, lima } from '@idavuelta/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAccount } from '../../testing/account.tsx';
import { aCancellation, aPassenger, aPurchaseDetail, aTicket } from '../../testing/purchases.ts';

const detail = 'GET /shop-api/order-detail/order-1';
const open = (purchase: unknown, api: FakeApi = {}) =>
  openAccount('payments?order=order-1', { api: { [detail]: purchase, ...api } });

it('[ACC-06] saves the tickets as a PDF named after the order', async () => {
  const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { user } = await open(aPurchaseDetail(), { 'GET /shop-api/order/order-1/tickets.pdf': pdf });
  await user.click(await screen.findByRole('button', { name: 'Descargar PDF' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('idavuelta-7KQ2M9XA.pdf');
});

it('[ACC-06] sends the mail again and says so', async () => {
  const { user } = await open(aPurchaseDetail(), { 'POST /shop-api/order/order-1/mail': {} });
  await user.click(await screen.findByRole('button', { name: 'Enviar por correo otra vez' }));
  expect(await screen.findByText('Te enviamos el correo con tus boletos')).toHaveAttribute('role', 'status');
});

it.each([
  ['Descargar PDF', 'GET /shop-api/order/order-1/tickets.pdf'],
  ['Enviar por correo otra vez', 'POST /shop-api/order/order-1/mail'],
])('[ACC-06] says why it failed: %s', async (name, call) => {
  const { user } = await open(aPurchaseDetail(), { [call]: () => apiError('RATE_LIMITED', { status: 429 }) });
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Demasiados intentos');
});

it('[ACC-06] gives the trip to the calendar', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:calendar', revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { user } = await open(aPurchaseDetail());
  await user.click(await screen.findByRole('button', { name: 'Agregar al calendario' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('idavuelta.ics');
});

it('[ACC-06] says that the trip could not be given to the calendar', async () => {
  const createObjectURL = () => {
    throw new Error('the browser has no memory left');
  };
  Object.assign(URL, { createObjectURL });
  const { user } = await open(aPurchaseDetail());
  await user.click(await screen.findByRole('button', { name: 'Agregar al calendario' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión');
});

it('[ACC-06] prints with every ticket open', async () => {
  const print = jest.fn(() => window.dispatchEvent(new Event('beforeprint')));
  Object.assign(window, { print });
  const { user, container } = await open(aPurchaseDetail({ tickets: [aTicket(), aTicket()] }));
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalled();
  expect([...container.querySelectorAll('details')].map(({ open: isOpen }) => isOpen)).toEqual([true, true]);
});

it('[ACC-06] offers no tickets of a purchase that is not paid', async () => {
  await open(aPurchaseDetail({ order: { paymentState: 'awaiting_payment' } }));
  await screen.findByText('Pago pendiente');
  for (const name of ['Descargar PDF', 'Imprimir', 'Enviar por correo otra vez'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('[ACC-05] gives an unpaid purchase up once that is confirmed', async () => {
  const { user, api } = await open(aPurchaseDetail({ order: { paymentState: 'awaiting_payment', payable: true } }), {
    'POST /shop-api/order/order-1/cancel': {},
  });
  await user.click(await screen.findByRole('button', { name: 'Cancelar la compra' }));
  api[detail] = aPurchaseDetail({ order: { paymentState: 'cancelled' } });
  await user.click(screen.getByRole('button', { name: 'Sí, cancelar' }));
  expect(await screen.findByText('Cancelada')).toBeVisible();
});

it('[ACC-05, AFT-02] gives a free purchase back until its sales close, and no other paid one', async () => {
  const free = (open: boolean) =>
    aPurchaseDetail({ order: { total: 0, cancellation: { ...aCancellation, open, amount: 0, currency: 'PEN' } } });
  const { user, api, unmount } = await open(free(true), { 'POST /shop-api/order/order-1/cancel': {} });
  expect(await screen.findByText('Cancelación hasta')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Cancelar la compra' }));
  api[detail] = aPurchaseDetail({ order: { total: 0, paymentState: 'refunded' } });
  await user.click(screen.getByRole('button', { name: 'Sí, cancelar' }));
  expect(await screen.findByText('Devuelta')).toBeVisible();
  unmount();

  for (const late of [free(false), changeable()]) {
    const view = await open(late);
    expect(await screen.findByText('Pagada')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancelar la compra' })).not.toBeInTheDocument();
    view.unmount();
  }
});

it('[ACC-05] says why a purchase could not be given up', async () => {
  const { user } = await open(aPurchaseDetail({ order: { paymentState: 'awaiting_payment' } }), {
    'POST /shop-api/order/order-1/cancel': () => apiError('STATE_CONFLICT', { status: 409 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Cancelar la compra' }));
  await user.click(screen.getByRole('button', { name: 'Sí, cancelar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('La compra ya cambió de estado.');
});

const change = 'PUT /shop-api/order/order-1/passenger';
const changeable = () => aPurchaseDetail({ tickets: [aTicket({ counties: lima.counties })] });

const ana = { ticket: 1, passenger: 1, name: 'Ana Torres', email: 'ana@example.test', phone: '987654321' };

async function openChange(response: unknown, purchase = changeable()) {
  const view = await open(purchase, { [change]: response });
  await view.user.click(await screen.findByRole('button', { name: 'Cambiar pasajero: Ana Torres' }));
  const form = within(await screen.findByRole('form', { name: 'Cambiar pasajero: Ana Torres' }));
  const sent = () => view.calls.find(({ method }) => method === 'PUT')?.data;
  return { ...view, form, sent };
}

it('[ACC-21, FLT-04] puts another traveller with an e-mail of their own on a ticket and leaves the address', async () => {
  const { user, form, sent, actions } = await openChange({});
  const name = form.getByLabelText('Nombre y apellido');
  await user.clear(name);
  await user.type(name, 'Eva Sol');
  const email = form.getByLabelText('Correo electrónico');
  expect(email).toHaveValue(ana.email);
  await user.clear(email);
  await user.type(email, 'Eva@Example.org');
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('button', { name: 'Cambiar pasajero: Ana Torres' })).toBeVisible();
  expect(sent()).toEqual({ ...ana, name: 'Eva Sol', email: 'eva@example.org' });
  expect(actions).toContainEqual(notified({ kind: 'success', key: 'account:passenger.changed' }));
});

it('[ACC-21] moves a pick-up to another address and district', async () => {
  const { user, form, sent } = await openChange({});
  expect(form.getByLabelText('Distrito')).toHaveDisplayValue('Miraflores');
  await user.selectOptions(form.getByLabelText('Distrito'), 'San Isidro');
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await screen.findByRole('button', { name: 'Cambiar pasajero: Ana Torres' });
  expect(sent()).toMatchObject({ address: { address: 'Av. Larco 100', commune_id: lima.counties[1]?.id } });
});

it('[ACC-21, SLD-07] asks who travels from a meeting point for no address', async () => {
  const boards = aTicket({ counties: lima.counties, meetingPoint: 'Parque Kennedy' });
  const { user, form, sent } = await openChange({}, aPurchaseDetail({ tickets: [boards] }));
  expect(form.getByText('Punto de encuentro: Parque Kennedy')).toBeVisible();
  for (const label of ['Dirección', 'Distrito']) expect(form.queryByLabelText(label)).not.toBeInTheDocument();
  await user.type(form.getByLabelText('Nombre y apellido'), ' Vera');
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await screen.findByRole('button', { name: 'Cambiar pasajero: Ana Torres' });
  expect(sent()).toEqual({ ...ana, name: 'Ana Torres Vera' });
});

it('[ACC-21] says that sales have closed and keeps what was typed', async () => {
  const { user, form } = await openChange(() => apiError('SALES_CLOSED', { status: 409 }));
  await user.type(form.getByLabelText('Nombre y apellido'), 'x');
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Las ventas para esta fecha ya terminaron.');
  expect(form.getByLabelText('Nombre y apellido')).toHaveValue('Ana Torresx');
});

it('[ACC-21] offers no change once a ticket cannot be changed', async () => {
  await open(aPurchaseDetail());
  await screen.findByRole('heading', { name: 'Ana Torres' });
  expect(screen.queryByRole('button', { name: /^Cambiar/ })).not.toBeInTheDocument();
});

it('[ACC-21, LEG-07] shows and changes the document of a passenger where the country asks for it', async () => {
  const ticket = aTicket({ counties: lima.counties, passengers: [aPassenger({ document: '45678901' })] });
  const purchase = aPurchaseDetail({ event: { countryCode: 'CL' }, tickets: [ticket] });
  const { user, form, sent } = await openChange({}, purchase);
  expect(screen.getByText('RUN o pasaporte', { selector: 'dt' }).nextSibling).toHaveTextContent('45678901');
  const field = form.getByLabelText('RUN o pasaporte (opcional)');
  await user.clear(field);
  await user.type(field, '12.345.678-5');
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await screen.findByRole('button', { name: 'Cambiar pasajero: Ana Torres' });
  expect(sent()).toMatchObject({ document: '12.345.678-5' });
});

it('[ACC-21, LEG-07] asks for no document in Spain', async () => {
  const ticket = aTicket({ counties: lima.counties });
  const { form } = await openChange({}, aPurchaseDetail({ event: { countryCode: 'ES' }, tickets: [ticket] }));
  expect(form.queryByLabelText(/pasaporte/)).not.toBeInTheDocument();
  expect(screen.queryByText(/pasaporte/)).not.toBeInTheDocument();
});

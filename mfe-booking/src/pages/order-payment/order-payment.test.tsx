import type { PaymentLink } from '@idavuelta/shared/contracts';
import {
  aCustomer,
  apiError,
  type FakeApi,
  inEveryLanguage,
  type MadeCall,
  networkDown,
  type RenderOptions,
  renderModule,
} from '@idavuelta/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import booking from '../../module.ts';
import { aPlacedOrder, followedLinks, legalApi, pay, paymentMethods, press } from '../../testing/booking.tsx';
import { anOrder } from '../../testing/orders.ts';
import OrderResultPage from '../order-result/OrderResultPage.tsx';
import OrderPaymentPage from './OrderPaymentPage.tsx';

const linkPath = 'GET /payment-link';
const payPath = 'POST /payment-link/payment';
const checkPath = 'POST /payment-link/check';

const open = (order: Partial<NonNullable<PaymentLink['order']>> = {}): PaymentLink => ({
  state: 'open',
  order: {
    id: 'order-1',
    total: 91,
    charge: { amount: 22_750, currency: 'CLP' },
    heldUntil: new Date(Date.now() + 600_000).toISOString(),
    payable: true,
    event: {
      countryCode: 'CL',
      timeZone: 'America/Santiago',
      startDate: '2027-03-06T23:00:00.000Z',
      place: { name: 'Movistar Arena', address: 'Av. Beaucheff 1204' },
      translations: inEveryLanguage({ name: 'Noche de salsa' }),
    },
    seats: [1, 2].map(() => ({
      translations: inEveryLanguage({ name: 'Van compartida' }),
      price: 45.5,
      charge: { amount: 11_375, currency: 'CLP' as const },
    })),
    ...order,
  },
});

const openLink = (api: FakeApi, options: RenderOptions = {}) =>
  renderModule(booking, <OrderPaymentPage />, {
    path: '/order-payment?token=a.b.c',
    ...options,
    api: {
      ...legalApi,
      'GET /payment-methods': ({ params }: MadeCall) => (params['country-code'] === 'CL' ? paymentMethods : []),
      ...api,
    },
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => sessionStorage.clear());

it('[FLT-39] the only method that can be used is chosen', async () => {
  await openLink({ [linkPath]: open(), 'GET /payment-methods': paymentMethods.slice(0, 1) });
  expect(await screen.findByRole('radio', { name: /webpay/i })).toBeChecked();
});

it('[BOF-08] who has the link sees what is to be paid and until when, without a login', async () => {
  const { calls, actions } = await openLink({ [linkPath]: open() });
  await heading('Paga tu pedido');
  for (const [label, value] of [
    ['Evento', 'Noche de salsa'],
    ['Lugar', 'Movistar Arena, Av. Beaucheff 1204'],
    ['Boletos', '2 × Van compartida'],
    ['Total', '$22.750 (S/91,00)'],
    ['Salida', /6 de marzo/],
    ['Puedes pagar hasta', /\d\d:\d\d/],
  ] as const)
    expect(screen.getByText(label, { selector: 'dt' }).nextSibling).toHaveTextContent(value);
  expect(await screen.findByRole('radio', { name: /webpay/i })).toBeVisible();
  expect(calls[0]).toMatchObject({ path: '/payment-link', params: { token: 'a.b.c' } });
  expect(actions.map(({ type }) => type)).not.toContain('auth/loginRequested');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', expect.stringContaining('noindex'));
});

it('[BOF-08] it is paid with a method of its country, at the provider, whose answer comes back to the link', async () => {
  const { user, calls } = await openLink({
    [linkPath]: open(),
    [payPath]: aPlacedOrder({ total: 91, charge: { amount: 22_750, currency: 'CLP' } }),
  });
  await pay(user);
  expect(await screen.findByRole('link', { name: /página de pago/ })).toHaveAttribute('href', 'https://pago.test/init');
  await waitFor(() => expect(followedLinks).toContain('https://pago.test/init'));
  const made = calls.find(({ path }) => path === '/payment-link/payment');
  expect(made?.data).toMatchObject({ token: 'a.b.c', paymentCode: 'webpay', charge: { currency: 'CLP' } });
});

it('[BOF-08] the provider sends the browser to the order, and this tab goes on at the link instead of a login', async () => {
  const { unmount } = await openLink({ [linkPath]: open() });
  await heading('Paga tu pedido');
  unmount();
  const back = await renderModule(booking, <OrderResultPage params={{ id: 'order-1' }} />, {
    path: '/order-detail/order-1',
  });
  await waitFor(() => expect(back.currentPath()).toBe('/order-payment?token=a.b.c'));
  back.unmount();
  await renderModule(booking, <OrderResultPage params={{ id: 'order-2' }} />, { path: '/order-detail/order-2' });
  expect(await screen.findByRole('button', { name: 'Ingresar' })).toBeVisible();
});

it('[BOF-08] who is logged in sees their order as ever, in the same tab too', async () => {
  const { unmount } = await openLink({ [linkPath]: open() });
  await heading('Paga tu pedido');
  unmount();
  await renderModule(booking, <OrderResultPage params={{ id: 'order-1' }} />, {
    session: aCustomer(),
    path: '/order-detail/order-1',
    api: { 'GET /shop-api/order-detail/:id': anOrder('cancelled') },
  });
  await heading('Compra cancelada');
});

it('[BOF-08, FLT-37] a declined attempt is told, and made again', async () => {
  const attempt = { paymentCode: 'webpay', state: 'rejected' } as const;
  const { user } = await openLink({ [linkPath]: open({ attempt }), [payPath]: aPlacedOrder() });
  expect(await screen.findByText(/Tu pago fue rechazado/)).toHaveAttribute('role', 'alert');
  await press(user, /^Pagar/);
  expect(await screen.findByRole('link', { name: /página de pago/ })).toBeVisible();
});

it('[BOF-08] the provider is asked before somebody who may have paid can pay again', async () => {
  const attempt = { paymentCode: 'mercadopago', state: 'open' } as const;
  const undecided = open({ attempt });
  const { calls } = await openLink({ [linkPath]: undecided, [checkPath]: undecided });
  expect(await screen.findByText(/¿Acabas de pagar\?/)).toBeVisible();
  expect(calls.filter(({ path }) => path === '/payment-link/check')).toHaveLength(1);
});

it('[BOF-08] what has been paid meanwhile shows when the provider has told', async () => {
  const attempt = { paymentCode: 'webpay', state: 'confirming' } as const;
  const { user, api } = await openLink({ [linkPath]: open({ attempt, payable: false }) });
  await heading('Estamos confirmando tu pago');
  expect(screen.queryByRole('button', { name: /^Pagar/ })).not.toBeInTheDocument();
  api[checkPath] = () => {
    api[linkPath] = { state: 'paid' };
    return { state: 'paid' };
  };
  await press(user, 'Revisar ahora');
  await heading('Este pedido está pagado');
});

it('[BOF-08] a transfer shows its account, and another way can be chosen', async () => {
  const transfer = {
    ...{ bankName: 'Banco de Chile', accountId: '00-11', accountType: 'Corriente', dni: 'RUT 7', email: 'a@b.cl' },
    ...{ reference: 'IV-7KQ2M9XA', amount: 22_750, currency: 'CLP' as const, deadline: '2027-01-03T10:00:00.000Z' },
  };
  const { user } = await openLink({ [linkPath]: open({ transfer }) });
  await heading('Esperamos tu transferencia');
  expect(screen.getByText('IV-7KQ2M9XA')).toBeVisible();
  await press(user, 'Elegir otro medio de pago');
  expect(await screen.findByRole('radio', { name: /webpay/i })).toBeVisible();
});

it.each([
  ['paid', 'Este pedido está pagado'],
  ['cancelled', 'Este pedido se canceló'],
  ['expired', 'El plazo para pagar terminó'],
] as const)('[BOF-08] a link whose order is %s says so, and offers nothing to pay', async (state, title) => {
  await openLink({ [linkPath]: { state } });
  await heading(title);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('[BOF-08] a link that is not ours says so', async () => {
  await openLink({ [linkPath]: () => apiError('TOKEN_INVALID', { status: 410 }) });
  await heading('Este enlace no es válido');
  expect(screen.getByRole('link', { name: 'Escríbenos' })).toHaveAttribute('href', '/contact');
});

it('[BOF-08] an order that was paid elsewhere meanwhile cannot be paid again, and the page says why', async () => {
  const { user, api } = await openLink({ [linkPath]: open() });
  api[payPath] = () => {
    api[linkPath] = { state: 'paid' };
    return apiError('STATE_CONFLICT', { status: 409 });
  };
  await pay(user);
  await heading('Este pedido está pagado');
});

it('[BOF-08] without a network the link can be tried again', async () => {
  const { user, api } = await openLink({ [linkPath]: networkDown });
  await heading('No pudimos leer este pedido');
  api[linkPath] = open();
  await press(user, 'Reintentar');
  await heading('Paga tu pedido');
});

it('[LEG-02, LEG-03] says of withdrawal what the law does before the button, whose words name the obligation in Spain', async () => {
  const event = { ...open().order?.event, countryCode: 'ES' as const } as NonNullable<PaymentLink['order']>['event'];
  const charge = { amount: 11, currency: 'EUR' as const };
  await openLink({ [linkPath]: open({ event, charge }) });
  expect(await screen.findByText('Puedes cancelar hasta 48 horas antes.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Condiciones generales' })).toHaveAttribute(
    'href',
    '/legal/conditions?country=ES',
  );
  expect(screen.getByRole('button', { name: /^Pagar 11,00\s€ \(pedido con obligación de pago\)$/ })).toBeVisible();
});

import { type OrderDetail, periodicity } from '@idavuelta/shared/contracts';
import {
  aCustomer,
  anEvent,
  apiError,
  type FakeApi,
  type MadeCall,
  networkDown,
  renderModule,
} from '@idavuelta/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import booking from '../../module.ts';
import { aPlacedOrder, followedLinks, legalApi, pay, paymentMethods, press } from '../../testing/booking.tsx';
import { anOrder } from '../../testing/orders.ts';
import OrderResultPage from './OrderResultPage.tsx';

const detailPath = 'GET /shop-api/order-detail/:id';
const payPath = 'POST /shop-api/order/:id/payment';

/** An order whose payment with Webpay failed, and whose seats are still held. */
const unpaid = (state: 'rejected' | 'abandoned' = 'rejected', order: Partial<OrderDetail['order']> = {}) =>
  anOrder('awaiting_payment', {
    attempt: { paymentCode: 'webpay', state },
    payable: true,
    heldUntil: new Date(Date.now() + 600_000).toISOString(),
    ...order,
  });

async function openResult(detail: OrderDetail, api: FakeApi = {}) {
  const view = await renderModule(booking, <OrderResultPage params={{ id: 'order-1' }} />, {
    session: aCustomer(),
    path: '/order-detail/order-1',
    api: {
      [detailPath]: detail,
      'GET /api/events/:slug': anEvent({ countryCode: 'CL', periodicityType: periodicity.fixed }),
      ...legalApi,
      'GET /payment-methods': ({ params }: MadeCall) => (params['country-code'] === 'CL' ? paymentMethods : []),
      ...api,
    },
  });
  await screen.findByText(/Número de pedido/);
  return view;
}

const attempts = (calls: MadeCall[]) => calls.filter(({ path }) => path === '/shop-api/order/order-1/payment');

/** How each provider reports that a buyer gave up, if it does. */
const abandonedAttempts = [
  ['webpay', 'abandoned'],
  ['redsys', 'abandoned'],
  ['mercadopago', 'open'],
] as const;

it.each(abandonedAttempts)(
  '[FLT-10, PAY-11, BKG-19] one act, one text and one next step: who gave up at %s (%s) pays again with one press',
  async (code, state) => {
    const method = { code, kind: 'card', name: 'Plin', currency: 'PEN' };
    const detail = unpaid('rejected', { attempt: { paymentCode: code, state } });
    const { user, calls } = await openResult(detail, {
      'GET /payment-methods': [{ ...method, code: 'other' }, method],
      'POST /shop-api/order/:id/payment/check': detail,
      [payPath]: aPlacedOrder({ paymentCode: code }),
    });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Tu compra aún no está pagada' });
    const { heldUntil = '' } = detail.order;
    const time = new Date(heldUntil).toLocaleTimeString('es-PE', { hour: '2-digit', minute: '2-digit', hour12: false });
    expect(screen.getByRole('alert')).toHaveTextContent(
      `El medio de pago no nos informa de ningún cobro. Guardamos tus asientos hasta las ${time}: ` +
        'paga ahora, con el mismo medio o con otro.',
    );
    expect(screen.getByText('¿Acabas de pagar? Espera un momento: esta página se actualiza sola.')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/por (10:00|9:5\d)/);
    expect(heading).toBeVisible();

    await screen.findAllByRole('radio');
    await press(user, 'Pagar S/90,00');
    await waitFor(() => expect(followedLinks).toEqual(['https://pago.test/init']));
    expect(attempts(calls)[0]?.data).toMatchObject({ paymentCode: code });
  },
);

it('[FLT-37, PAY-11] a declined payment is called declined, with what to do about it', async () => {
  await openResult(unpaid('rejected'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Tu pago fue rechazado');
  expect(screen.getByRole('alert')).toHaveTextContent(
    /no lo aprobó, y no se te cobró nada\. Guardamos tus asientos hasta las .*: intenta con otra tarjeta o con otro medio/,
  );
  expect(await screen.findByRole('button', { name: 'Pagar $22.500' })).toBeVisible();
});

/** The browser restores the page from its history. */
const restorePage = () =>
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

it('[FLT-37] who comes back from the payment page by the history reads what became of the payment', async () => {
  let detail = unpaid('abandoned');
  const { user } = await openResult(detail, { [detailPath]: () => detail, [payPath]: aPlacedOrder() });
  await screen.findAllByRole('radio');
  await press(user, /^Pagar/);
  await screen.findByRole('heading', { level: 1, name: 'Pago' });
  detail = unpaid('rejected');
  restorePage();
  expect(await screen.findByRole('heading', { level: 1, name: 'Tu pago fue rechazado' })).toBeVisible();
});

it('[FLT-10, BKG-19] says that a payment is being confirmed until the provider has been asked, and when it cannot be', async () => {
  const open = { attempt: { paymentCode: 'mercadopago' as const, state: 'open' as const } };
  const { calls } = await openResult(unpaid('rejected', open), {
    'POST /shop-api/order/:id/payment/check': networkDown,
  });
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/payment/check'))).toBe(true));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Estamos confirmando tu pago');
});

it('[PAY-11] pays the same order again with another method of its country, and leads to the provider', async () => {
  const { user, calls } = await openResult(unpaid(), { [payPath]: aPlacedOrder({ paymentCode: 'mercadopago' }) });
  await screen.findAllByRole('radio');
  await user.click(screen.getByRole('radio', { name: /webpay/i }));
  expect(screen.getByText('Se cobrarán $22.500, equivalentes a S/90,00')).toBeVisible();
  await press(user, 'Pagar $22.500');
  expect(await screen.findByRole('link', { name: 'Ir a la página de pago' })).toHaveAttribute(
    'href',
    'https://pago.test/init',
  );
  expect(attempts(calls)).toHaveLength(1);
  expect(attempts(calls)[0]?.data).toEqual({
    paymentCode: 'webpay',
    url: window.location.origin,
    charge: { amount: 22_500, currency: 'CLP' },
  });
  expect(attempts(calls)[0]?.headers['Idempotency-Key']).toMatch(/^[\w-]{8,64}$/);

  await press(user, 'Elegir otro medio de pago');
  expect(await screen.findByRole('button', { name: 'Pagar $22.500' })).toBeVisible();
});

it('[PAY-11] shows where to transfer after another method was chosen', async () => {
  const { user, api } = await openResult(unpaid());
  api[payPath] = () => {
    api[detailPath] = anOrder('awaiting_transfer_payment', { paymentCode: 'transferencia' });
    return aPlacedOrder({ paymentCode: 'transferencia', paymentState: 'awaiting_transfer_payment' });
  };
  await pay(user, /transferencia/i);
  expect(await screen.findByRole('heading', { level: 1, name: 'Esperamos tu transferencia' })).toBeVisible();
});

it('[PAY-11] asks again under the same key after no answer, and under another one after a refusal', async () => {
  const { user, calls, api } = await openResult(unpaid(), { [payPath]: networkDown });
  await pay(user);
  expect(await screen.findByText(/No hay conexión con el servidor/)).toBeVisible();
  api[payPath] = () => apiError('PAYMENT_PROVIDER_FAILED', { status: 502 });
  await press(user, /^pagar/i);
  expect(await screen.findByText('El pago no pudo procesarse. Inténtalo nuevamente.')).toBeVisible();
  await press(user, /^pagar/i);
  await waitFor(() => expect(attempts(calls)).toHaveLength(3));
  const [first, second, third] = attempts(calls).map(({ headers }) => headers['Idempotency-Key']);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('[PAY-11] shows what the order has become when it can no longer be paid', async () => {
  const { user, api } = await openResult(unpaid());
  api[payPath] = () => {
    api[detailPath] = anOrder('cancelled');
    return apiError('STATE_CONFLICT', { status: 409 });
  };
  await pay(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Compra cancelada' })).toBeVisible();
});

it('[PAY-10, PAY-11] does not offer a transfer for a departure in less than 48 hours, and says why', async () => {
  const detail = unpaid();
  const soon = new Date(Date.now() + 47 * 3_600_000).toISOString();
  await openResult({ ...detail, event: { ...detail.event, startDate: soon } });
  expect(await screen.findByRole('radio', { name: /faltan menos de 48 horas/ })).toBeDisabled();
});

it('[PAY-11] lets a buyer who waits go on paying, and offers nothing while the order cannot be paid', async () => {
  const open = { attempt: { paymentCode: 'webpay' as const, state: 'open' as const } };
  const { user, unmount } = await openResult(unpaid('rejected', open), {
    'POST /shop-api/order/:id/payment/check': networkDown,
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Estamos confirmando tu pago');
  await press(user, 'Pagar ahora o cambiar de medio de pago');
  expect(await screen.findByRole('radio', { name: /webpay/i })).toBeVisible();
  unmount();
  await openResult(unpaid('rejected', { attempt: { paymentCode: 'webpay', state: 'confirming' }, payable: false }));
  expect(screen.queryByRole('button', { name: /^Pagar/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Dejar esta compra' })).not.toBeInTheDocument();
});

it('[PAY-11] gives the order up when the buyer has said so twice', async () => {
  const { user, api, calls } = await openResult(unpaid());
  await press(user, 'Dejar esta compra');
  await press(user, 'No, conservarla');
  api['POST /shop-api/order/:id/cancel'] = () => {
    api[detailPath] = anOrder('cancelled');
    return null;
  };
  await press(user, 'Dejar esta compra');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
  await press(user, 'Sí, dejarla');
  expect(await screen.findByRole('heading', { level: 1, name: 'Compra cancelada' })).toHaveFocus();
});

it('[BKG-31] holds the seats longer while the API allows it', async () => {
  const heldUntil = new Date(Date.now() + 120_000).toISOString();
  const longer = new Date(Date.now() + 900_000).toISOString();
  const { user, api } = await openResult(unpaid('abandoned', { heldUntil }));
  expect(screen.getByText('Quedan menos de 5 minutos para pagar.')).toHaveAttribute('role', 'status');
  api['POST /shop-api/order/:id/hold'] = () => {
    api[detailPath] = unpaid('abandoned', { heldUntil: longer });
    return { heldUntil: longer };
  };
  await press(user, 'Necesito más tiempo');
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/1[45]:\d\d/));
  expect(screen.queryByRole('button', { name: 'Necesito más tiempo' })).not.toBeInTheDocument();
});

it('[BKG-31] says when the seats cannot be held any longer', async () => {
  const heldUntil = new Date(Date.now() + 50_000).toISOString();
  const { user } = await openResult(unpaid('abandoned', { heldUntil }), {
    'POST /shop-api/order/:id/hold': { heldUntil },
  });
  expect(screen.getByText('Queda menos de 1 minuto para pagar.')).toHaveAttribute('role', 'status');
  await press(user, 'Necesito más tiempo');
  expect(await screen.findByText('Ya no podemos guardarlos por más tiempo.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Necesito más tiempo' })).not.toBeInTheDocument();
});

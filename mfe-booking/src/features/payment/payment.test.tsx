import { countryChanged, notified, paymentType, periodicity } from '@idavuelta/shared/contracts';
import {
  anEvent,
  anEventDate,
  apiError,
  type FakeApi,
  type MadeCall,
  networkDown,
  pending,
} from '@idavuelta/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aPlacedOrder, fill, openPart, pay, paymentMethods, press, sharedVan } from '../../testing/booking.tsx';
import { openAt } from '../../testing/open-at.ts';
import { CouponBox } from './CouponBox.tsx';

const variants = [sharedVan({ productVariantId: 501 })];
const inPesosOnly = [sharedVan({ price: undefined, charge: { amount: 11_250, currency: 'CLP' } })];
const discountPath = 'GET /shop-api/discounts/:code/event/:id';
const tenPercent = {
  code: 'VERANO10',
  variation: 0.1,
  used: false,
  productVariants: [{ product_variant_id: 501, discount_price: 40.5, charge: { amount: 40.5, currency: 'PEN' } }],
};

function openPayment(api: FakeApi = {}, times = 2) {
  return openAt('payment', { times, api: { 'GET /events/:id/product-variant': variants, ...api } });
}

/** The field for a code that replaces the applied one. */
const another = /cupón que reemplaza a este/i;

async function applyCoupon(user: UserEvent, code: string, field = /cupón de descuento/i) {
  await fill(user, screen.getByLabelText(field), code);
  await press(user, 'Aplicar cupón');
}

it('[BKG-12] shows the summary and the methods of the country, one of which must be chosen, and pays the amount', async () => {
  const { user, calls } = await openPayment();
  const review = screen.getByRole('list', { name: 'Resumen de tu compra' });
  expect(within(review).getAllByRole('listitem')).toHaveLength(2);
  expect(review).toHaveTextContent('Av. Larco 123, Miraflores');
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
  expect(calls.find(({ path }) => path === '/payment-methods')?.params).toEqual({ 'country-code': 'PE' });
  await press(user, 'Pagar S/90,00');
  expect(await screen.findByText('Elige un medio de pago')).toBeInTheDocument();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('[BKG-12] offers the methods of the event’s country, whatever country the visitor has chosen', async () => {
  const { store, calls } = await openPayment({
    'GET /payment-methods': ({ params }: MadeCall) =>
      params['country-code'] === 'PE'
        ? paymentMethods
        : [{ code: 'redsys', kind: 'card', name: 'Redsys', currency: 'EUR', rate: '0.25' }],
  });
  expect(await screen.findByRole('radio', { name: /webpay/i })).toBeInTheDocument();
  await act(async () => void store.dispatch(countryChanged({ country: 'ES' })));
  expect(screen.getByRole('radio', { name: /webpay/i })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /redsys/i })).not.toBeInTheDocument();
  expect(calls.filter(({ path }) => path === '/payment-methods')).toHaveLength(1);
});

it('[FLT-39] the only method that can be used is chosen', async () => {
  const soon = new Date(Date.now() + 24 * 3_600_000).toISOString();
  await openAt('payment', { event: anEvent({ startDate: soon, calendars: [anEventDate({ startDate: soon })] }) });
  expect(await screen.findByRole('radio', { name: /webpay/i })).toBeChecked();
  expect(await screen.findByRole('button', { name: /^pagar/i })).toHaveAttribute('aria-disabled', 'false');
});

it('[BKG-12] says of each method what it is called and what one pays with, of a provider it has never heard of too', async () => {
  const plin = { code: 'plin', kind: 'wallet', name: 'Plin', currency: 'PEN' };
  await openPayment({ 'GET /payment-methods': [...paymentMethods, plin] });
  const names = (await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual([
    'Tarjeta de crédito o débitoCon WebpaySe cobran $22.500',
    'Transferencia bancariaLa validamos en menos de 24 horas',
    'PlinTarjeta o saldo de tu cuenta',
  ]);
});

it('[BKG-12, FLT-10] names a card and Bizum where the provider is known to banks only', async () => {
  const redsys = { code: 'redsys', kind: 'card', name: 'Redsys', currency: 'EUR', rate: '0.25' };
  await openPayment({ 'GET /payment-methods': [redsys] });
  const method = (await screen.findByRole('radio', { name: /tarjeta o bizum/i })).closest('label');
  expect(method).toHaveTextContent(/^Tarjeta o BizumEn la página segura del bancoSe cobran 22,50 €$/);
});

const initPayment = 'POST /shop-api/init-payment';
const bothAmounts = (text: string) => screen.findByText(text, { selector: '[role=status]' });
const posted = (calls: MadeCall[]) => calls.filter(({ method }) => method === 'POST').map(({ data }) => data);

it('[BKG-30] says what a method charges and for which price, before paying, and orders that charge', async () => {
  const { user, calls } = await openPayment({ [initPayment]: networkDown, [discountPath]: tenPercent });
  await user.click(await screen.findByRole('radio', { name: /webpay/i }));
  expect(await bothAmounts('Se cobrarán $22.500, equivalentes a S/90,00')).toBeVisible();
  // On a phone only the bar with the total is always visible.
  expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent('$22.500 S/90,00');
  await applyCoupon(user, 'VERANO10');
  expect(await bothAmounts('Se cobrarán $20.250, equivalentes a S/81,00')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /transferencia/i }));
  expect(screen.queryByText(/Se cobrarán/)).not.toBeInTheDocument();
  await pay(user, /transferencia/i);
  await screen.findByRole('alert');
  await pay(user);
  await waitFor(() => expect(posted(calls)).toHaveLength(2));
  expect(posted(calls)).toMatchObject([
    { charge: { amount: 81, currency: 'PEN' } },
    { charge: { amount: 20_250, currency: 'CLP' } },
  ]);
});

const chileanMethods = [
  { code: 'webpay', kind: 'card', name: 'Webpay', currency: 'CLP' },
  { code: 'paypal', kind: 'wallet', name: 'PayPal', currency: 'EUR', rate: '0.001' },
] as const;

it('[MON-02] what a Chilean event costs is in pesos, and so is the button, with the figure in soles beside the total', async () => {
  const { user } = await openAt('payment', {
    event: anEvent({ countryCode: 'CL' }),
    times: 2,
    api: { 'GET /payment-methods': chileanMethods },
  });
  await user.click(await screen.findByRole('radio', { name: /webpay/i }));
  expect(within(screen.getByRole('complementary')).getByText(/2 × Van compartida/).parentElement).toHaveTextContent(
    '$22.500',
  );
  expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent(/^Total\$22\.500 S\/90,00$/);
  expect(screen.getByRole('button', { name: 'Pagar $22.500' })).toBeVisible();
});

it('[MON-02] a method in another currency says what it charges before it is chosen, and then that comes first', async () => {
  const { user } = await openAt('payment', {
    event: anEvent({ countryCode: 'CL' }),
    api: { 'GET /payment-methods': chileanMethods },
  });
  const other = await screen.findByRole('radio', { name: /PayPal.*Se cobran 11,25\s€/ });
  expect(other).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /webpay/i }).closest('label')).not.toHaveTextContent('Se cobran');
  await user.click(other);
  expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent(/^Total11,25 € \$11\.250$/);
  expect(screen.getByRole('button', { name: /^Pagar 11,25\s€$/ })).toBeVisible();
});

it('[MON-04] without a fresh rate only what is charged is shown, and it is ordered', async () => {
  const [method] = chileanMethods;
  const { user, calls } = await openAt('payment', {
    event: anEvent({ countryCode: 'CL' }),
    api: {
      'GET /events/:id/product-variant': inPesosOnly,
      'GET /payment-methods': [method],
      [initPayment]: networkDown,
    },
  });
  expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent(/^Total\$11\.250$/);
  expect(document.body).not.toHaveTextContent('S/');
  await pay(user);
  await waitFor(() => expect(posted(calls)).toMatchObject([{ charge: { amount: 11_250, currency: 'CLP' } }]));
});

it('[BKG-30] shows the new amount when it changed meanwhile, and orders that under the same key', async () => {
  const { user, calls, api } = await openPayment(
    {
      [discountPath]: tenPercent,
      [initPayment]: () => apiError('CHARGE_CHANGED', { status: 409 }),
    },
    1,
  );
  await applyCoupon(user, 'VERANO10');
  await screen.findByText('VERANO10');
  await user.click(await screen.findByRole('radio', { name: /webpay/i }));
  expect(await bothAmounts('Se cobrarán $10.125, equivalentes a S/40,50')).toBeVisible();

  api['GET /payment-methods'] = [{ ...paymentMethods[0], rate: '260' }];
  api[discountPath] = {
    ...tenPercent,
    variation: 0.1111,
    productVariants: [{ product_variant_id: 501, discount_price: 40, charge: { amount: 40, currency: 'PEN' } }],
  };
  await press(user, /^pagar/i);
  expect(await screen.findByRole('alert')).toHaveTextContent('El monto a cobrar cambió mientras comprabas');
  expect(await bothAmounts('Se cobrarán $10.400, equivalentes a S/40,00')).toBeVisible();
  await press(user, /^pagar/i);
  await waitFor(() => expect(posted(calls)).toHaveLength(2));
  expect(posted(calls)[1]).toMatchObject({ charge: { amount: 10_400, currency: 'CLP' }, discountCode: 'VERANO10' });
  const [first, second] = calls
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(second).toBe(first);
});

it('[PAY-12] takes a method away that is refused because its rate is too old, and asks for another', async () => {
  const { user, api, calls } = await openPayment({
    [initPayment]: () => apiError('PAYMENT_METHOD_UNAVAILABLE', { status: 409 }),
  });
  await user.click(await screen.findByRole('radio', { name: /webpay/i }));
  api['GET /payment-methods'] = paymentMethods.slice(1);
  await press(user, /^pagar/i);
  await waitFor(() => expect(screen.queryByRole('radio', { name: /webpay/i })).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await press(user, /^pagar/i);
  expect(await screen.findByText('Elige un medio de pago')).toBeInTheDocument();
  expect(posted(calls)).toHaveLength(1);
});

it('[BKG-13] applies a coupon and says so', async () => {
  const { user, calls, actions } = await openPart(<CouponBox />, { api: { [discountPath]: tenPercent } });
  await press(user, 'Aplicar cupón');
  expect(screen.getByText('Ingresa el código del cupón')).toBeInTheDocument();
  await applyCoupon(user, ' verano10 ');
  expect(await screen.findByText('VERANO10')).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toContainEqual(
    expect.stringMatching(/^\/shop-api\/discounts\/VERANO10\/event\/\d+$/),
  );
  expect(actions).toContainEqual(notified({ kind: 'success', key: 'booking:coupon.added' }));
});

it('[BKG-13, BKG-26] says why a coupon was refused, as a toast and at its field, else that an error occurred', async () => {
  const { user, actions, api } = await openPart(<CouponBox />, {
    api: { [discountPath]: () => apiError('COUPON_EXPIRED', { status: 409, message: 'El cupón está vencido.' }) },
  });
  await applyCoupon(user, 'VIEJO');
  const toast = notified({ kind: 'error', key: 'common:errors.COUPON_EXPIRED' });
  await waitFor(() => expect(actions).toContainEqual(toast));
  const field = screen.getByLabelText(/cupón de descuento/i);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('El cupón venció.');
  expect(field).toHaveFocus();
  api[discountPath] = networkDown;
  await press(user, 'Aplicar cupón');
  await waitFor(() => expect(actions).toContainEqual(notified({ kind: 'error', key: 'booking:coupon.failed' })));
  expect(field).toHaveAccessibleDescription('Ocurrió un error');
  // nothing is known of another code
  await fill(user, field, 'NUEVO');
  expect(field).toBeValid();
  expect(field).not.toHaveAccessibleDescription();
});

it('[BKG-14] shows discount prices, the original total struck through and the percentage', async () => {
  const { user } = await openPayment({ [discountPath]: tenPercent });
  await applyCoupon(user, 'VERANO10');
  const total = await screen.findByRole('status', { name: 'Total' });
  await screen.findByText('VERANO10');
  expect(within(screen.getByRole('complementary')).getByText(/2 × Van compartida/).parentElement).toHaveTextContent(
    'S/90,00 S/81,00',
  );
  expect(total).toHaveTextContent('S/81,00');
  expect(within(total).getByText('S/90,00').tagName).toBe('S');
  expect(total).toHaveTextContent('10 % de descuento');
  expect(screen.getByRole('button', { name: 'Pagar S/81,00' })).toBeInTheDocument();
});

it('[BKG-26] takes a coupon off again', async () => {
  const { user } = await openPayment({ [discountPath]: tenPercent });
  await applyCoupon(user, 'VERANO10');
  await press(user, 'Quitar cupón');
  expect(screen.getByRole('button', { name: 'Pagar S/90,00' })).toBeInTheDocument();
  expect(screen.getByLabelText(/cupón de descuento/i)).toBeInTheDocument();
});

it('[BKG-13, BKG-26] keeps the focus beside the coupon, and an empty code red only where it was applied', async () => {
  const { user } = await openPart(<CouponBox />, { api: { [discountPath]: tenPercent } });
  await user.click(screen.getByLabelText(/cupón de descuento/i));
  await user.tab();
  expect(screen.getByLabelText(/cupón de descuento/i)).toBeValid();
  await applyCoupon(user, 'VERANO10');
  expect(await screen.findByRole('button', { name: 'Quitar cupón' })).toHaveFocus();
  await press(user, 'Quitar cupón');
  expect(screen.getByLabelText(/cupón de descuento/i)).toHaveFocus();
});

it('[BKG-13, BKG-26] replaces a coupon by another one that is valid, and keeps it when the other is refused', async () => {
  const { user, api, actions } = await openPart(<CouponBox />, { api: { [discountPath]: tenPercent } });
  await applyCoupon(user, 'VERANO10');
  await screen.findByText('VERANO10');
  // one order takes one coupon: no field invites another until the buyer asks for it
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await press(user, 'Cambiar cupón');
  expect(screen.getByLabelText(another)).toHaveValue('');
  expect(screen.getByLabelText(another)).toHaveFocus();

  api[discountPath] = () => apiError('COUPON_EXPIRED', { status: 409 });
  await applyCoupon(user, 'VIEJO', another);
  const toast = notified({ kind: 'error', key: 'common:errors.COUPON_EXPIRED' });
  await waitFor(() => expect(actions).toContainEqual(toast));
  expect(screen.getByText('VERANO10')).toBeVisible();
  expect(screen.getByLabelText(another)).toHaveFocus();
  expect(screen.getByLabelText(another)).toHaveAccessibleDescription('El cupón venció.');

  api[discountPath] = { ...tenPercent, code: 'INVIERNO20', variation: 0.2 };
  await applyCoupon(user, 'INVIERNO20', another);
  expect(await screen.findByText('INVIERNO20')).toBeVisible();
  expect(screen.queryByText('VERANO10')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Quitar cupón' })).toHaveFocus();
});

it('[BKG-14, BKG-26] charges by the coupon that is applied while another one is being checked', async () => {
  const { user, api } = await openPayment({ [discountPath]: tenPercent });
  await applyCoupon(user, 'VERANO10');
  await screen.findByText('VERANO10');
  api[discountPath] = pending;
  await press(user, 'Cambiar cupón');
  await applyCoupon(user, 'INVIERNO20', another);
  expect(screen.getByRole('button', { name: 'Revisando…' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pagar S/81,00' })).toBeVisible();
});

it('[BKG-13, BKG-26] says of a code that is applied already that it is, without asking the server', async () => {
  const { user, calls, actions } = await openPart(<CouponBox />, { api: { [discountPath]: tenPercent } });
  await applyCoupon(user, 'VERANO10');
  await screen.findByText('VERANO10');
  await press(user, 'Cambiar cupón');
  await applyCoupon(user, '  verano10 ', another);
  expect(actions).toContainEqual(notified({ kind: 'error', key: 'booking:coupon.already_applied' }));
  expect(calls.filter(({ path }) => path.startsWith('/shop-api/discounts'))).toHaveLength(1);
  expect(screen.getByText('VERANO10')).toBeVisible();
  expect(screen.getByLabelText(another)).toHaveFocus();
  expect(screen.getByLabelText(another)).toHaveAccessibleDescription('Ese cupón ya está aplicado');
});

it.each([
  ['COUPON_UNKNOWN', 'El cupón no existe.'],
  ['COUPON_EXPIRED', 'El cupón venció.'],
  ['COUPON_USED_UP', 'El cupón ya se usó todas las veces que permitía.'],
  ['COUPON_NOT_FOR_EVENT', 'El cupón no es válido para este evento.'],
] as const)(
  '[BKG-26] keeps the buyer at the payment when the coupon is refused with the order: %s',
  async (code, text) => {
    const { user, calls } = await openPayment(
      { [discountPath]: tenPercent, 'POST /shop-api/init-payment': () => apiError(code, { status: 409 }) },
      1,
    );
    await applyCoupon(user, 'VERANO10');
    await screen.findByText('VERANO10');
    await pay(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(calls.at(-1)?.data).toMatchObject({ discountCode: 'VERANO10' });
    expect(screen.getByRole('button', { name: 'Pagar $11.250' })).toBeInTheDocument();
    // the rejected code stays in its field with its error, to be corrected
    expect(screen.getByLabelText(/cupón de descuento/i)).toHaveValue('VERANO10');
    expect(screen.getByLabelText(/cupón de descuento/i)).toHaveAccessibleDescription(text);
  },
);

it('[BKG-26] says that this customer has used the coupon up, when it is applied and when the order is placed', async () => {
  const errors = [{ field: 'discountCode', reason: 'customer_limit' }];
  const used = () => apiError('COUPON_USED_UP', { status: 409, errors });
  const text = 'Ya usaste este cupón todas las veces que puede usarlo una persona.';
  const { user, api } = await openPayment({ [discountPath]: used, 'POST /shop-api/init-payment': used }, 1);
  await applyCoupon(user, 'VERANO10');
  await waitFor(() => expect(screen.getByLabelText(/cupón de descuento/i)).toHaveAccessibleDescription(text));
  api[discountPath] = tenPercent;
  await applyCoupon(user, 'OTRO10');
  await screen.findByText('VERANO10');
  await pay(user);
  expect(await screen.findByText(text, { selector: '[role=alert] *' })).toBeVisible();
});

it.each([
  ['TOO_MANY_UNPAID_ORDERS', /compras o boletos sin pagar/],
  ['NOT_INVITED', /solo para invitados/],
  ['INVITATION_USED_UP', /todos los cupos de tu invitación/],
  ['TRANSFER_LIMIT_REACHED', /con tarjeta todavía puedes comprarlos/],
] as const)(
  '[PAY-15, EVT-08, FLT-19] keeps the buyer at the payment when the order is refused: %s',
  async (code, text) => {
    const { user } = await openPayment({ 'POST /shop-api/init-payment': () => apiError(code, { status: 409 }) }, 1);
    await pay(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    const purchases = screen.queryByRole('link', { name: 'Ver mis compras' });
    if (code === 'TOO_MANY_UNPAID_ORDERS') expect(purchases).toHaveAttribute('href', '/my-account/payments');
    else expect(purchases).not.toBeInTheDocument();
  },
);

it('[BKG-26] asks for no method when the coupon takes everything off', async () => {
  const { user, calls } = await openPayment(
    {
      [discountPath]: {
        ...tenPercent,
        variation: 1,
        productVariants: [{ product_variant_id: 501, discount_price: 0 }],
      },
      'POST /shop-api/init-payment': aPlacedOrder({
        paymentState: 'paid',
        paymentCode: 'webpay',
        total: 0,
        payment: {},
      }),
    },
    1,
  );
  await applyCoupon(user, 'REGALO');
  await press(user, 'Reservar');
  expect(await screen.findByText('¡Tu reserva está confirmada!')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.data).toMatchObject({
    paymentCode: 'webpay',
    discountCode: 'VERANO10',
  });
});

it('[BKG-18] takes no payment for an invited event and sends prepagado', async () => {
  const { user, calls } = await openAt('payment', {
    event: anEvent({ paymentType: paymentType.invited }),
    api: {
      'POST /shop-api/init-payment': aPlacedOrder({
        paymentState: 'paid',
        paymentCode: 'prepagado',
        total: 0,
        payment: {},
      }),
    },
  });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/cupón/i)).not.toBeInTheDocument();
  const summary = within(screen.getByRole('complementary'));
  expect((await summary.findByText(/1 × Van compartida/)).parentElement).toHaveTextContent('S/0,00');
  expect(summary.queryByText(/S\/45,00/)).not.toBeInTheDocument();
  await press(user, 'Reservar');
  expect(await screen.findByText('¡Tu reserva está confirmada!')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.data).toMatchObject({ paymentCode: 'prepagado' });
  expect(calls.some(({ path }) => path === '/payment-methods')).toBe(false);
});

it('[FLT-25] of an invitation nothing speaks of paying, recommends or gives back', async () => {
  const { user } = await openAt('payment', { event: anEvent({ paymentType: paymentType.invited }) });
  expect(screen.getByRole('heading', { name: 'Confirma tu reserva' })).toBeVisible();
  expect(screen.getByText('Confirmación')).toBeVisible();
  expect(screen.getByText(/^Antes de confirmar, revisa/)).toBeVisible();
  await press(user, 'Ver condiciones');
  const sheet = within(await screen.findByRole('dialog', { name: 'Antes de confirmar' }));
  expect(sheet.queryByText('Devoluciones')).not.toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/[Aa]ntes de pagar|Recomendado|se devuelve/);
});

it('[FLT-25] the button says reserve for a bank transfer, with which nothing is paid yet, and pay for a card', async () => {
  const { user } = await openPayment();
  await user.click(await screen.findByRole('radio', { name: /transferencia/i }));
  expect(screen.getByRole('button', { name: 'Reservar por S/90,00' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /webpay/i }));
  expect(screen.getByRole('button', { name: 'Pagar $22.500' })).toBeVisible();
});

it('[FLT-38] says above the button until when, by clocks at the event, everything is given back, or that nothing is', async () => {
  const startDate = '2090-03-07T01:00:00.000Z';
  const calendars = [anEventDate({ startDate })];
  await openAt('payment', { event: anEvent({ startDate, calendars, timeZone: 'America/Lima' }) });
  expect(screen.getByText('Puedes cancelar y recuperar todo hasta el sábado, 4 mar. 2090, 20:00.')).toBeInTheDocument();
});

it('[FLT-38] says before it is paid that a purchase gives nothing back any more', async () => {
  const soon = new Date(Date.now() + 24 * 3_600_000).toISOString();
  await openAt('payment', { event: anEvent({ startDate: soon, calendars: [anEventDate({ startDate: soon })] }) });
  expect(screen.getByText(/si cancelas esta compra, ya no hay devolución/)).toBeInTheDocument();
});

it('[PAY-10] does not offer a transfer for an event that starts in less than 48 hours, and says why', async () => {
  const soon = new Date(Date.now() + 24 * 3_600_000).toISOString();
  await openAt('payment', { event: anEvent({ startDate: soon, calendars: [anEventDate({ startDate: soon })] }) });
  const transfer = await screen.findByRole('radio', { name: /transferencia/i });
  expect(transfer).toBeDisabled();
  expect(screen.getByText(/faltan menos de 48 horas/i)).toBeInTheDocument();
});

it.each([
  ['2026-11-26', 'America/Lima', '2026-11-21T01:00:00.000Z', '2026-11-27T01:00:00.000Z'],
  ['2027-04-06', 'America/Santiago', '2027-04-01T23:00:00.000Z', '2027-04-07T00:00:00.000Z'],
  ['2027-03-29', 'Europe/Madrid', '2027-03-26T19:00:00.000Z', '2027-03-29T18:00:00.000Z'],
])(
  '[PAY-10] counts the 48 hours from the hour at which the event begins on a picked day: %s in %s',
  async (day, timeZone, first, start) => {
    const event = anEvent({
      timeZone,
      startDate: first,
      endDate: '2027-05-01T01:00:00.000Z',
      periodicityType: periodicity.range,
      calendars: [anEventDate({ startDate: first })],
    });
    const now = jest.spyOn(Date, 'now');
    const before = (hours: number) => Date.parse(start) - hours * 3_600_000;
    now.mockReturnValue(before(48.1));
    const inTime = await openAt('payment', { event, tickets: { day } });
    expect(await screen.findByRole('radio', { name: /transferencia/i })).toBeEnabled();
    inTime.unmount();
    now.mockReturnValue(before(47.9));
    await openAt('payment', { event, tickets: { day } });
    expect(await screen.findByRole('radio', { name: /transferencia/i })).toBeDisabled();
  },
);

it('[BKG-28] opens in place what a buyer must know before paying, and keeps the purchase', async () => {
  const { user } = await openPayment();
  await user.click(await screen.findByRole('radio', { name: /webpay/i }));
  await press(user, 'Ver condiciones');
  const sheet = within(await screen.findByRole('dialog', { name: 'Antes de pagar' }));
  expect(sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Hora de recojo',
    'Si llegas tarde o no llegas',
    'Devoluciones',
  ]);
  expect(sheet.getByText(/la hora exacta te llega por correo el día anterior/i)).toBeVisible();
  expect(sheet.getByText(/te espera unos minutos/)).toBeVisible();
  expect(sheet.getByText(/Hasta 48 horas antes del evento te devolvemos el total/)).toBeVisible();
  expect(sheet.getByRole('link', { name: /preguntas frecuentes/i })).toHaveAttribute('href', '/faq');
  await press(user, 'Cerrar');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /webpay/i })).toBeChecked();
});

it('[LEG-02] what the law of the event’s country says of withdrawal stands before the button, with what is accepted', async () => {
  const { calls } = await openAt('payment', { event: anEvent({ countryCode: 'CL' }) });
  const sentence = await screen.findByText('Puedes cancelar hasta 48 horas antes.');
  const button = screen.getByRole('button', { name: /^Pagar/ });
  expect(sentence.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByText('Mucho.')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sobre el retracto' })).toHaveAttribute(
    'href',
    '/legal/withdrawal?country=CL',
  );
  for (const name of ['Términos de uso', 'Condiciones generales', 'Políticas de privacidad'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  expect(calls.find(({ path }) => path === '/legal-documents/withdrawal')?.params).toEqual({
    'country-code': 'CL',
    language: 'es_PE',
  });
});

it('[LEG-02] names only the texts that the country has, and asks for none that is missing', async () => {
  const { calls } = await openAt('payment', {
    event: anEvent({ countryCode: 'CL' }),
    api: { 'GET /legal-documents': ['terms'] },
  });
  expect(await screen.findByRole('link', { name: 'Términos de uso' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sobre el retracto' })).not.toBeInTheDocument();
  expect(calls.some(({ path }) => path === '/legal-documents/withdrawal')).toBe(false);
});

it('[LEG-03] in Spain the button says that the order obliges to pay, after the amount', async () => {
  const prices = [sharedVan({ charge: { amount: 11, currency: 'EUR' } })];
  await openAt('payment', {
    event: anEvent({ countryCode: 'ES' }),
    api: { 'GET /events/:id/product-variant': prices, 'GET /payment-methods': [] },
  });
  const name = /^Pagar 11,00\s€ \(pedido con obligación de pago\)$/;
  expect(await screen.findByRole('button', { name })).toBeVisible();
});

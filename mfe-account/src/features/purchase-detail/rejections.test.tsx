import type { ErrorCode } from '@idavuelta/shared/contracts';
import { apiError, lima } from '@idavuelta/shared/testing';
import { screen, within } from '@testing-library/react';
import { openAccount } from '../../testing/account.tsx';
import { aCancellation, aPurchaseDetail, aTicket } from '../../testing/purchases.ts';

type UserEvent = Awaited<ReturnType<typeof openAccount>>['user'];

const words: Partial<Record<ErrorCode, RegExp>> = {
  NOT_FOUND: /No encontramos/,
  STATE_CONFLICT: /ya cambió de estado/,
  SALES_CLOSED: /ventas para esta fecha ya terminaron/,
  REFUND_TOO_LATE: /plazo para cancelar con devolución ya terminó/,
  PAYMENT_UNDER_REVIEW: /Estamos revisando un movimiento de dinero/,
  TICKET_CHECKED: /ya se usó para subir/,
  TICKET_CHANGED_TOO_OFTEN: /ya cambió de viajero demasiadas veces/,
  RATE_LIMITED: /Demasiados intentos/,
};

interface Act {
  call: string;
  /** The codes that its route documents. */
  codes: (keyof typeof words)[];
  purchase: object;
  act: (user: UserEvent) => Promise<void>;
}

const refundable = { amount: 45, currency: 'PEN' } as const;
const paid = aPurchaseDetail({
  order: { cancellation: aCancellation },
  tickets: [aTicket({ refundable, counties: lima.counties }), aTicket({ refundable })],
});
const press = (user: UserEvent, name: string | RegExp) => screen.findByRole('button', { name }).then(user.click);
const changing: Act['codes'] = [
  'STATE_CONFLICT',
  'SALES_CLOSED',
  'TICKET_CHECKED',
  'TICKET_CHANGED_TOO_OFTEN',
  'RATE_LIMITED',
];

const acts: Record<string, Act> = {
  'the refund of a purchase': {
    call: 'POST /shop-api/order/order-1/refund',
    codes: ['STATE_CONFLICT', 'REFUND_TOO_LATE', 'PAYMENT_UNDER_REVIEW', 'TICKET_CHECKED', 'RATE_LIMITED'],
    purchase: paid,
    async act(user) {
      await press(user, 'Cancelar y pedir el reembolso');
      await press(user, /^Cancelar y recibir/);
    },
  },
  'the refund of a ticket': {
    call: 'POST /shop-api/order/order-1/refund',
    codes: ['STATE_CONFLICT', 'REFUND_TOO_LATE', 'PAYMENT_UNDER_REVIEW', 'TICKET_CHECKED', 'RATE_LIMITED'],
    purchase: paid,
    async act(user) {
      await user.click(await screen.findByText('Boleto 2'));
      await press(user, 'Cancelar solo el boleto 2');
      await press(user, /^Cancelar y recibir/);
    },
  },
  'giving a free purchase up': {
    call: 'POST /shop-api/order/order-1/cancel',
    codes: ['STATE_CONFLICT', 'SALES_CLOSED', 'TICKET_CHECKED', 'RATE_LIMITED'],
    purchase: aPurchaseDetail({ order: { total: 0, cancellation: { ...aCancellation, amount: 0 } } }),
    async act(user) {
      await press(user, 'Cancelar la compra');
      await press(user, 'Sí, cancelar');
    },
  },
  'a change of passenger': {
    call: 'PUT /shop-api/order/order-1/passenger',
    codes: changing,
    purchase: paid,
    async act(user) {
      await press(user, 'Cambiar pasajero: Ana Torres');
      await press(user, 'Guardar');
    },
  },
  'a gift': {
    call: 'POST /shop-api/order/order-1/gift',
    codes: changing,
    purchase: paid,
    async act(user) {
      await press(user, 'Pasar a un amigo el boleto de Ana Torres');
      const form = within(await screen.findByRole('form'));
      await user.type(form.getByLabelText('Nombre y apellido'), 'Eva Sol');
      await user.type(form.getByLabelText('Correo electrónico'), 'eva@example.org');
      await user.type(form.getByLabelText('Teléfono'), '912345678');
      await press(user, 'Pasar el boleto');
    },
  },
};
const cases = Object.entries(acts).flatMap(([name, { codes }]) => codes.map((code) => [name, code] as const));

it.each(cases)(
  '[FLT-05] %s that is refused by %s says why, also when it is not offered any more',
  async (name, code) => {
    const { call, purchase, act } = acts[name] as Act;
    const detail = 'GET /shop-api/order-detail/order-1';
    const status = code === 'RATE_LIMITED' ? 429 : 409;
    const { user, api } = await openAccount('payments?order=order-1', {
      api: { [detail]: purchase, [call]: () => apiError(code, { status }) },
    });
    await screen.findByRole('heading', { name: 'Noche de cumbia' });
    api[detail] = aPurchaseDetail({ tickets: [aTicket(), aTicket()] });
    await act(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(words[code] as RegExp);
  },
);

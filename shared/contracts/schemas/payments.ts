import { Type } from 'typebox';
import { body, envelope, oneOf } from './common.ts';
import { currency, decimalAmount, exchange, shownChargeSchema } from './money.ts';
import { moment } from './text.ts';

/** The site accepts any code, so that a new provider needs no release of the site or this contract. */
const code = { type: 'string', pattern: '^[a-z][a-z0-9-]{1,29}$', examples: ['webpay'] };

export const paymentMethodCode = Type.Unsafe<
  'webpay' | 'mercadopago' | 'redsys' | 'transferencia' | (string & Record<never, never>)
>({ ...code, description: 'Payment method, as listed by `GET /payment-methods`' });
export const paymentCode = Type.Unsafe<
  'webpay' | 'mercadopago' | 'redsys' | 'transferencia' | 'prepagado' | (string & Record<never, never>)
>({ ...code, description: 'A way to pay; `prepagado` for an invited event, for which nothing is charged' });
export const paymentState = oneOf(
  ['awaiting_payment', 'awaiting_transfer_payment', 'paid', 'cancelled', 'rejected', 'refunded'],
  { description: 'State of the payment of an order; `refunded` if it was refunded in full' },
);

export const paymentMethodSchema = Type.Object(
  {
    code: paymentMethodCode,
    kind: oneOf(['card', 'wallet', 'transfer'], {
      description: 'Means of payment: a card; a card or an account balance; a bank transfer',
    }),
    name: Type.Optional(
      Type.String({
        description: 'Name of the provider, the same in every language; absent for a bank transfer',
        examples: ['Webpay'],
      }),
    ),
    currency,
    ...exchange,
  },
  {
    title: 'PaymentMethod',
    description: 'What is charged is the price of the order, at `rate` where the currency is another',
  },
);

/** Origin of the site to which a payment provider returns the buyer. */
export const returnOrigin = Type.String({
  maxLength: 300,
  description: 'Origin to which the provider returns the buyer; must belong to a known channel',
  examples: ['https://idavuelta.pe'],
});

export const paymentAttemptSchema = Type.Object(
  {
    paymentCode: paymentMethodCode,
    state: oneOf(['open', 'confirming', 'rejected', 'abandoned', 'undecided'], {
      description:
        '`open` until the provider reports a result; `confirming` while it is queried; `abandoned` if the buyer gave up; ' +
        '`undecided` if money may have moved, which staff are reviewing',
    }),
  },
  { title: 'PaymentAttempt', description: 'Latest attempt to pay an unpaid order' },
);

export const refundSchema = Type.Object(
  {
    ...decimalAmount,
    state: oneOf(['requested', 'done', 'by_hand'], {
      description: '`by_hand` if the provider cannot refund it, so that staff do',
    }),
    date: moment('When the refund was requested'),
  },
  { title: 'Refund', description: 'Money on its way back to the buyer, in the currency of the charge' },
);

export const paymentRequestSchema = body(
  { paymentCode: paymentMethodCode, url: returnOrigin, charge: Type.Optional(shownChargeSchema) },
  { title: 'PaymentRequest', description: 'Another attempt to pay an order whose seats are held' },
);

export const bankTransferSchema = Type.Object(
  {
    bankName: Type.String(),
    accountId: Type.String({ examples: ['191-2048761-0-42'] }),
    accountType: Type.String({ examples: ['Cuenta corriente'] }),
    holder: Type.Optional(Type.String({ examples: ['Idavuelta Perú S.A.C.'] })),
    dni: Type.String({ description: 'Tax number of the account holder', examples: ['RUC 20608812345'] }),
    email: Type.String({ format: 'email' }),
    reference: Type.String({ description: 'Unique text the buyer writes on the transfer', examples: ['IV-7KQ2M9XA'] }),
    amount: Type.Number({
      description: 'What to transfer, decimal, in the currency of the account',
      examples: [11.25],
    }),
    currency,
    deadline: moment('Deadline for the transfer, after which the order is cancelled'),
  },
  { title: 'BankTransfer' },
);

export const paymentRedirectSchema = Type.Object(
  {
    provider: Type.String({ description: 'Name of the provider, for the button', examples: ['Webpay'] }),
    method: oneOf(['GET', 'POST'], { description: '`GET` for a link to follow, `POST` for a form to submit' }),
    url: Type.String({ examples: ['https://webpay3g.transbank.cl/webpayserver/initTransaction'] }),
    fields: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'Form fields by name',
        examples: [{ token_ws: '01ab' }],
      }),
    ),
  },
  { title: 'PaymentRedirect', description: 'Redirect to the page of the provider, in one format for all providers' },
);

const text = Type.Optional(Type.String());

export const paymentResponseSchema = Type.Object(
  {
    redirect: Type.Optional(paymentRedirectSchema),
    webpay_token: text,
    webpay_url: text,
    preference_id: text,
    preference_init_point: text,
    redsys_url: text,
    redsys_signature: text,
    redsys_merchant_parameters: text,
    transfer: Type.Optional(bankTransferSchema),
  },
  {
    title: 'PaymentResponse',
    description:
      'Next step of the buyer: `redirect` leads to the page of a provider, `transfer` has the bank account; ' +
      'the other fields are the parts of `redirect` by provider. Empty if there is nothing to pay',
  },
);

export const paymentMethodsResponse = envelope(
  Type.Array(paymentMethodSchema),
  'Ways to pay that are configured and whose currency has a fresh rate',
);

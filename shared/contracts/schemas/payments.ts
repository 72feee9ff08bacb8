import { Type } from 'typebox';
import { body, envelope, oneOf } from './common.ts';
import { currency, decimalAmount, exchange, shownChargeSchema } from './money.ts';
import { moment } from './text.ts';

/** The site accepts any code, so that a new provider needs no release of the site or this contract. */
const code = { type: 'string', pattern: '^[a-z][a-z0-9-]{1,29}$', examples: ['webpay'] };

export const paymentMethodCode = Type.Unsafe<
  'webpay' | 'mercadopago' | 'redsys' | 'transferencia' | (string & Record<never, never>)
>({ ...code, description: 'A way to pay, as `GET /payment-methods` lists them' });
export const paymentCode = Type.Unsafe<
  'webpay' | 'mercadopago' | 'redsys' | 'transferencia' | 'prepagado' | (string & Record<never, never>)
>({ ...code, description: 'A way to pay; `prepagado` for an invited event, for which nothing is charged' });
export const paymentState = oneOf(
  ['awaiting_payment', 'awaiting_transfer_payment', 'paid', 'cancelled', 'rejected', 'refunded'],
  { description: 'Where the payment of an order stands; `refunded` when all of it was paid back' },
);

export const paymentMethodSchema = Type.Object(
  {
    code: paymentMethodCode,
    kind: oneOf(['card', 'wallet', 'transfer'], {
      description: 'What one pays with: a card; a card or the balance of an account; a transfer from a bank',
    }),
    name: Type.Optional(
      Type.String({
        description: 'What the provider is called in every language; absent for a transfer',
        examples: ['Webpay'],
      }),
    ),
    currency,
    ...exchange,
  },
  { title: 'PaymentMethod', description: 'What is charged is the total in `currency`, at `rate`' },
);

/** Origin of the site to which a payment provider returns the buyer. */
export const returnOrigin = Type.String({
  maxLength: 300,
  description: 'Origin the provider sends the buyer back to; must be one of a known channel',
  examples: ['https://idavuelta.pe'],
});

export const paymentAttemptSchema = Type.Object(
  {
    paymentCode: paymentMethodCode,
    state: oneOf(['open', 'confirming', 'rejected', 'abandoned', 'undecided'], {
      description:
        '`open` until the provider tells; `confirming` while we ask it; `abandoned` when the buyer gave up; `undecided` ' +
        'when money may have moved and our people look at it',
    }),
  },
  { title: 'PaymentAttempt', description: 'The latest attempt to pay an order that is not paid' },
);

export const refundSchema = Type.Object(
  {
    ...decimalAmount,
    state: oneOf(['requested', 'done', 'by_hand'], {
      description: '`by_hand` where the provider cannot pay back and our people do',
    }),
    date: moment('When it was asked for'),
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
    deadline: moment('The order is cancelled afterwards'),
  },
  { title: 'BankTransfer' },
);

export const paymentRedirectSchema = Type.Object(
  {
    provider: Type.String({ description: 'What it is called, for the button', examples: ['Webpay'] }),
    method: oneOf(['GET', 'POST'], { description: 'A link is followed, a form is posted' }),
    url: Type.String({ examples: ['https://webpay3g.transbank.cl/webpayserver/initTransaction'] }),
    fields: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'Of the form, by name',
        examples: [{ token_ws: '01ab' }],
      }),
    ),
  },
  { title: 'PaymentRedirect', description: 'How the browser gets to the page of the provider, whichever it is' },
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
      'What the buyer does next: `redirect` leads to the page of a provider, `transfer` says where the money goes; ' +
      'the others are the parts of `redirect` by provider. Empty when nothing is to pay',
  },
);

export const paymentMethodsResponse = envelope(
  Type.Array(paymentMethodSchema),
  'Ways to pay that are configured and whose currency has a fresh rate',
);

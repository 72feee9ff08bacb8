import { Type } from 'typebox';
import { envelope, oneOf } from './common.ts';
import { currency, exchange } from './money.ts';
import { moment } from './text.ts';

const methods = ['webpay', 'mercadopago', 'redsys', 'transferencia'] as const;

export const paymentMethodCode = oneOf(methods, { description: 'A way to pay' });
export const paymentCode = oneOf([...methods, 'prepagado'], {
  description: 'A way to pay; `prepagado` for an invited event, for which nothing is charged',
});
export const paymentState = oneOf(['awaiting_payment', 'awaiting_transfer_payment', 'paid', 'cancelled', 'rejected'], {
  description: 'Where the payment of an order stands',
});

export const paymentMethodSchema = Type.Object(
  { code: paymentMethodCode, currency, ...exchange },
  { title: 'PaymentMethod', description: 'What is charged is the total in `currency`, at `rate`' },
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

const text = Type.Optional(Type.String());

export const paymentResponseSchema = Type.Object(
  {
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
    description: 'What the provider needs next, by payment code; empty when nothing is to pay',
  },
);

export const paymentMethodsResponse = envelope(
  Type.Array(paymentMethodSchema),
  'Ways to pay that are configured and whose currency has a fresh rate',
);

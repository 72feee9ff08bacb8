import type { Charge, NamedPayment } from '../shared/charge.ts';
import { shop } from './shop.ts';

/** How the buyer may leave the payment page: one button for each. */
export const outcomes = ['approve', 'refuse', 'giveUp'] as const;
export type Outcome = (typeof outcomes)[number];

/** Signs forged notifications: a valid key that is not the shop's. */
export const foreignKey = Buffer.alloc(24, 7).toString('base64');

const euro = '978';

/** Last four digits of the test card. */
export const testCard = '0004';

export interface Payment {
  order: string;
  /** Cents. */
  amount: number;
  notificationUrl: string;
  okUrl: string;
  koUrl: string;
  outcome?: Outcome;
  /** Last four digits of the card that pays. */
  card: string;
  /** Cents. */
  charged: number;
  /** Cents, oldest first. */
  refunds: number[];
}

const cents = (minor: number) => ({ minor, currency: 'EUR' }) as const;

export const named = ({ order, amount }: Payment): NamedPayment => ({ reference: order, amount: cents(amount) });

export const refundedOf = ({ refunds }: Payment) => refunds.reduce((all, amount) => all + amount, 0);

/** Returns the amounts charged to buyers. */
export const chargesOf = (payments: Iterable<Payment>): Charge[] =>
  [...payments]
    .filter(({ charged }) => charged > 0)
    .map((payment) => ({
      ...named(payment),
      charged: cents(payment.charged),
      refunded: cents(refundedOf(payment)),
      refunds: payment.refunds.map(cents),
    }));

/** Validates the parameters of a shop's form. @returns the payment, or the service's error code */
export function paymentOf(parameters: Record<string, string>): Payment | { errorCode: string } {
  const { DS_MERCHANT_ORDER: order = '', DS_MERCHANT_AMOUNT: amount = '' } = parameters;
  if (parameters.DS_MERCHANT_MERCHANTCODE !== shop.merchantCode) return { errorCode: 'SIS0026' };
  if (parameters.DS_MERCHANT_TERMINAL !== shop.terminal) return { errorCode: 'SIS0030' };
  if (parameters.DS_MERCHANT_TRANSACTIONTYPE !== '0') return { errorCode: 'SIS0023' };
  if (!/^\d{4}[\dA-Za-z]{0,8}$/.test(order)) return { errorCode: 'SIS0076' };
  if (!/^[1-9]\d{0,11}$/.test(amount)) return { errorCode: 'SIS0018' };
  if (parameters.DS_MERCHANT_CURRENCY !== euro) return { errorCode: 'SIS0027' };
  const {
    DS_MERCHANT_MERCHANTURL: notificationUrl = '',
    DS_MERCHANT_URLOK: okUrl = '',
    DS_MERCHANT_URLKO: koUrl = '',
  } = parameters;
  if (![notificationUrl, okUrl, koUrl].every((address) => URL.canParse(address))) return { errorCode: 'SIS0041' };
  return { order, amount: Number(amount), notificationUrl, okUrl, koUrl, card: testCard, charged: 0, refunds: [] };
}

const responseCodes: Record<Outcome, string> = { approve: '0000', refuse: '0190', giveUp: '9915' };

/** Returns the result of a payment as the service reports it to the shop and in the redirect URL. */
export function resultOf({ order, amount, outcome = 'giveUp', card, charged }: Payment) {
  const now = new Date();
  return {
    Ds_Date: now.toLocaleDateString('es-ES', { day: '2-digit', month: '2-digit', year: 'numeric' }),
    Ds_Hour: now.toTimeString().slice(0, 5),
    Ds_Amount: String(outcome === 'approve' ? charged : amount),
    Ds_Currency: euro,
    Ds_Order: order,
    Ds_MerchantCode: shop.merchantCode,
    Ds_Terminal: shop.terminal,
    Ds_Response: responseCodes[outcome],
    Ds_MerchantData: '',
    Ds_SecurePayment: outcome === 'giveUp' ? '0' : '1',
    Ds_TransactionType: '0',
    ...(outcome !== 'giveUp' && { Ds_Card_Number: `454881******${card}`, Ds_ExpiryDate: '3412' }),
    Ds_AuthorisationCode: outcome === 'approve' ? '834201' : '',
  };
}

/** Transaction type of refunds. */
export const refundType = '3';

/** Returns the result of a completed refund as the service reports it. */
export const refundResultOf = (payment: Payment, amount: number) => ({
  ...resultOf(payment),
  Ds_Amount: String(amount),
  Ds_Response: '0900',
  Ds_TransactionType: refundType,
});

/** Refunds through REST, up to the charged amount. @returns the service's response, or its error code */
export function refund(payment: Payment | undefined, parameters: Record<string, string>) {
  const amount = Number(parameters.DS_MERCHANT_AMOUNT);
  if (parameters.DS_MERCHANT_TRANSACTIONTYPE !== refundType) return { errorCode: 'SIS0023' };
  if (!payment?.charged) return { errorCode: 'SIS0054' };
  if (!(amount > 0 && amount <= payment.charged - refundedOf(payment))) return { errorCode: 'SIS0057' };
  payment.refunds.push(amount);
  return refundResultOf(payment, amount);
}

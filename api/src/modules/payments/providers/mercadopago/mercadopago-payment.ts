import type { Currency } from '@idavuelta/shared/contracts';
import { fromDecimal } from '@idavuelta/shared/contracts/money';
import type { DecidedResult, PaidBack, ProviderResult } from '../../provider.ts';

/** The fields we read of a payment, found by its id or by our reference. */
export interface MercadoPagoPayment {
  id?: string | number;
  status?: string;
  external_reference?: string;
  currency_id?: string;
  transaction_amount?: number;
  status_detail?: string;
  transaction_amount_refunded?: number;
  /** Empty when it was not paid by card. */
  card?: {
    first_six_digits?: string;
    last_four_digits?: string;
    expiration_month?: number;
    expiration_year?: number;
  };
}

const decided: Record<string, DecidedResult['outcome']> = {
  approved: 'approved',
  rejected: 'rejected',
  // The buyer gave up or ran out of time.
  cancelled: 'abandoned',
  // Refunded at the provider: the payment pays nothing.
  refunded: 'rejected',
  charged_back: 'rejected',
};

const cardOf = ({ card = {} }: MercadoPagoPayment) =>
  card.last_four_digits &&
  `${card.first_six_digits} ${card.last_four_digits} ${card.expiration_month}/${card.expiration_year}`;

/** Any status without a mapping counts as pending. */
export function toProviderResult(payment: MercadoPagoPayment): ProviderResult {
  const outcome = decided[payment.status ?? ''];
  if (!outcome) return { outcome: 'pending' };
  const { transaction_amount: amount = 0, currency_id: currency, external_reference: reference } = payment;
  return {
    outcome,
    reference: String(reference),
    amount: fromDecimal({ amount, currency: currency as Currency }),
    chargeId: String(payment.id),
    card: cardOf(payment),
    raw: { id: payment.id, status: payment.status, amount, currency },
  };
}

/** @param currency of the charge */
export function toPaidBack(payment: MercadoPagoPayment, currency: Currency): PaidBack {
  const { status, status_detail: detail, transaction_amount: charged = 0 } = payment;
  const { transaction_amount_refunded: refunded = status === 'refunded' ? charged : 0 } = payment;
  return {
    amount: fromDecimal({ amount: refunded, currency }),
    // After a dispute won by the shop the status stays, but the money is back on our account.
    chargedBack: status === 'charged_back' && detail !== 'reimbursed',
  };
}

import type { Currency } from '@idavuelta/shared/contracts';
import { fromDecimal } from '@idavuelta/shared/contracts/money';
import type { DecidedResult, PaidBack, ProviderResult } from '../../provider.ts';

/** What we read of a payment, whether it was found by its id or by our reference. */
export interface MercadoPagoPayment {
  id?: string | number;
  status?: string;
  external_reference?: string;
  currency_id?: string;
  transaction_amount?: number;
  status_detail?: string;
  transaction_amount_refunded?: number;
}

const decided: Record<string, DecidedResult['outcome']> = {
  approved: 'approved',
  rejected: 'rejected',
  // Its buyer gave up, or its time was over.
  cancelled: 'abandoned',
  // The money went back: such a payment pays nothing.
  refunded: 'rejected',
  charged_back: 'rejected',
};

/** Any other status is no decision: it is under way. */
export function providerResultOf(payment: MercadoPagoPayment): ProviderResult {
  const outcome = decided[payment.status ?? ''];
  if (!outcome) return { outcome: 'pending' };
  const { transaction_amount: amount = 0, currency_id: currency, external_reference: reference } = payment;
  return {
    outcome,
    reference: String(reference),
    amount: fromDecimal(amount, currency as Currency),
    chargeId: String(payment.id),
    raw: { id: payment.id, status: payment.status, amount, currency },
  };
}

/** @param currency in which the payment was charged */
export function paidBackOf(payment: MercadoPagoPayment, currency: Currency): PaidBack {
  const { status, status_detail: detail, transaction_amount: charged = 0 } = payment;
  const { transaction_amount_refunded: refunded = status === 'refunded' ? charged : 0 } = payment;
  return {
    amount: fromDecimal(refunded, currency),
    // A dispute that the shop has won leaves this status with the money back on our account.
    chargedBack: status === 'charged_back' && detail !== 'reimbursed',
  };
}

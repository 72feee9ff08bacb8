import type { Currency } from '@idavuelta/shared/contracts';
import { fromDecimal } from '@idavuelta/shared/contracts/money';
import type { Verdict } from '../../provider.ts';

/** What we read of a payment, whether it was found by its id or by our reference. */
export interface MercadoPagoPayment {
  id?: string | number;
  status?: string;
  external_reference?: string;
  currency_id?: string;
  transaction_amount?: number;
}

const decided: Record<string, 'approved' | 'rejected'> = {
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'rejected',
};

/** Any other status is no decision: it is under way, or it was undone after we had heard of it. */
export function verdictOn(payment: MercadoPagoPayment): Verdict {
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

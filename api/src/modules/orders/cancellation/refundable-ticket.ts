import type { Currency, Money } from '@idavuelta/shared/contracts';

export interface RefundableTicket {
  number: number;
  productVariantId: number;
  /** After the coupon discount. */
  price: Money;
  refunded: boolean;
}

interface TicketRow extends Pick<RefundableTicket, 'number' | 'productVariantId'> {
  priceMinor: number;
  discountPriceMinor: number | null;
  refundId: number | null;
  currency: Currency;
}

export const toRefundable = (row: TicketRow): RefundableTicket => ({
  number: row.number,
  productVariantId: row.productVariantId,
  price: { minor: row.discountPriceMinor ?? row.priceMinor, currency: row.currency },
  refunded: row.refundId !== null,
});

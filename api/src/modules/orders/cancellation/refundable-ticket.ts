import { asPrice, type Money } from '@idavuelta/shared/contracts/money';

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
}

export const toRefundable = (row: TicketRow): RefundableTicket => ({
  number: row.number,
  productVariantId: row.productVariantId,
  price: asPrice(row.discountPriceMinor ?? row.priceMinor),
  refunded: row.refundId !== null,
});

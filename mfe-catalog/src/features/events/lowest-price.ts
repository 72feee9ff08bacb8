import type { DecimalAmount, EventSummary, EventTexts } from '@idavuelta/shared/contracts';

interface LowestPrice {
  charge: DecimalAmount;
  /** Decimal soles; undefined without a fresh rate. */
  soles: number | undefined;
}

/** The lowest price of an event. Its texts may have a figure in soles of their own, which in Peru is the price. */
export function lowestPriceOf(event: EventSummary, texts: EventTexts | undefined): LowestPrice {
  const { minTicketCharge: charge, minTicketPrice } = event;
  const soles = texts?.minTicketPrice ?? minTicketPrice;
  return { charge: charge.currency === 'PEN' && soles !== undefined ? { ...charge, amount: soles } : charge, soles };
}

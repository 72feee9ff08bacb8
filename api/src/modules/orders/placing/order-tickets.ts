import { type CountryCode, type OrderRequest, type OrderTicket, paymentType } from '@idavuelta/shared/contracts';
import { discounted, type Money, nothing } from '@idavuelta/shared/contracts/money';
import type { TicketSpace } from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { assertInCounties } from '../../../geocoding/plausible-positions.ts';
import { type CouponShare, shareOf } from '../../discounts/coupon.ts';
import { findVariants, type OfferedDate, type OfferedVariant } from '../../seats/offer.service.ts';
import { storedFacts } from '../stored-facts.ts';
import type { NewTicket } from '../stored-order.ts';
import { matchTickets, ticketTexts } from './order-checks.ts';
import { amountOf, priceSpaces, withSpaces } from './order-spaces.ts';

export interface PricedTicket {
  ticket: OrderTicket;
  variant: OfferedVariant;
  /** Includes that of the spaces. */
  price: Money;
  spaces: TicketSpace[];
  /** Absent without a coupon. */
  discountPrice?: Money;
}

/** Pairs each ticket with its variant on sale and sets its price before the coupon. */
export async function priceTickets(tx: Queryable, request: OrderRequest, date: OfferedDate): Promise<PricedTicket[]> {
  const invited = date.paymentType === paymentType.invited;
  if (invited !== (request.paymentCode === 'prepagado')) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');

  const ids = request.tickets.map(({ productVariantId }) => productVariantId);
  const matched = matchTickets(request, {
    variants: await findVariants(tx, date, ids),
    country: date.countryCode,
  });
  await assertInCounties(
    tx,
    request.tickets.flatMap(({ addresses }, t) =>
      addresses.map(({ commune_id, position }, a) => ({
        field: `tickets[${t}].addresses[${a}].position`,
        countyId: commune_id,
        position,
      })),
    ),
  );
  if (invited && request.discountCode) throw new AppError('COUPON_NOT_FOR_EVENT');
  const spaces = await priceSpaces(tx, date, matched, { isFree: invited });
  return matched.map(({ ticket, variant }, index) => {
    const own = spaces[index] ?? [];
    const price = invited ? nothing(variant.price.currency) : variant.price;
    return { ticket, variant, spaces: own, price: withSpaces(price, own) };
  });
}

/** Applies the coupon to the seats; a ticket that it does not make cheaper keeps its price. */
export const withDiscount = (ticket: PricedTicket, coupon: CouponShare): PricedTicket => {
  const { spaces, price, variant } = ticket;
  const seats = { ...price, minor: price.minor - amountOf(spaces) };
  return { ...ticket, discountPrice: withSpaces(discounted(seats, shareOf(coupon, variant.id)), spaces) };
};

/**
 * Stores a ticket with a snapshot of its variant, so that later changes do not affect it.
 * @param number starting at 1
 * @param country of the event
 * @param toSoles céntimos at today's rate
 */
export const toStored = (
  { ticket, variant, spaces, price, discountPrice }: PricedTicket,
  { number, country, toSoles }: { number: number; country: CountryCode; toSoles: (amount: Money) => number | null },
): NewTicket => ({
  number,
  productVariantId: variant.id,
  price,
  discountPrice,
  soles: { price: toSoles(price), discountPrice: discountPrice ? toSoles(discountPrice) : null },
  capacity: variant.capacity,
  spaces,
  translations: ticketTexts(variant),
  placeAddress: variant.placeAddress,
  addresses: ticket.addresses.map(({ address, commune_id, position }) => ({
    address: address.trim(),
    countyId: commune_id,
    county: variant.counties[commune_id],
    // a meeting point has a fixed position
    ...(position && variant.meetingPoint === null && { position }),
  })),
  passengers: ticket.passengers.map(({ passengerAddress, ...facts }) => ({
    ...storedFacts(facts, country),
    passengerAddress: passengerAddress.trim(),
  })),
});

import type {
  CountryCode,
  FieldError,
  Language,
  OrderRequest,
  OrderTicket,
  Translations,
} from '@idavuelta/shared/contracts';
import { languages } from '@idavuelta/shared/contracts';
import { type Money, toDecimalAmount } from '@idavuelta/shared/contracts/money';
import { isPhoneNumber } from '@idavuelta/shared/contracts/phone';
import { bookingLimits } from '@idavuelta/shared/contracts/rules';
import { AppError, invalidFields } from '../../../errors.ts';
import type { OfferedVariant } from '../../seats/offer.service.ts';

/**
 * Rejects an order whose charge differs from the one shown: a rate or price may have changed meanwhile.
 * @throws CHARGE_CHANGED
 */
export function assertChargeShown(shown: OrderRequest['charge'], charge: Money) {
  if (!shown) return;
  const { amount, currency } = toDecimalAmount(charge);
  // nothing is nothing in any currency
  if (shown.amount !== amount || (amount > 0 && shown.currency !== currency)) throw new AppError('CHARGE_CHANGED');
}

/**
 * Pairs each ticket with its variant.
 * @param country of the event, whose phone numbers need no calling code
 * @throws VALIDATION_FAILED with every field that does not fit the variant or the country
 */
export function matchTickets(
  { tickets, provinceId }: OrderRequest,
  { variants, country }: { variants: OfferedVariant[]; country: CountryCode },
) {
  const byId = new Map(variants.map((variant) => [variant.id, variant]));
  const errors: FieldError[] = [];
  const matched: { ticket: OrderTicket; variant: OfferedVariant }[] = [];

  tickets.forEach((ticket, index) => {
    const at = `tickets[${index}]`;
    const variant = byId.get(ticket.productVariantId);
    if (!variant) {
      errors.push({ field: `${at}.productVariantId`, reason: 'unknown' });
      return;
    }
    matched.push({ ticket, variant });
    if (variant.provinceId !== provinceId) errors.push({ field: `${at}.productVariantId`, reason: 'province' });
    if (variant.placeId !== ticket.placeId) errors.push({ field: `${at}.placeId`, reason: 'unknown' });
    if (ticket.addresses.length > variant.stops) errors.push({ field: `${at}.addresses`, reason: 'max' });
    if (ticket.passengers.length > variant.capacity) errors.push({ field: `${at}.passengers`, reason: 'max' });
    ticket.addresses.forEach(({ address, commune_id }, i) => {
      // pick-up at the meeting point is cheaper than at the door
      if (variant.meetingPoint !== null && address.trim() !== variant.meetingPoint)
        errors.push({ field: `${at}.addresses[${i}].address`, reason: 'unknown' });
      if (!(commune_id in variant.counties))
        errors.push({ field: `${at}.addresses[${i}].commune_id`, reason: 'unknown' });
    });
    const addresses = new Set(ticket.addresses.map(({ address }) => address.trim()));
    ticket.passengers.forEach(({ phone, passengerAddress }, i) => {
      const passenger = `${at}.passengers[${i}]`;
      if (!isPhoneNumber(phone, country)) errors.push({ field: `${passenger}.phone`, reason: 'phone' });
      if (!addresses.has(passengerAddress.trim()))
        errors.push({ field: `${passenger}.passengerAddress`, reason: 'unknown' });
    });
  });

  if (errors.length > 0) throw invalidFields(...errors);
  assertFewAddresses(tickets);
  return matched;
}

/**
 * Limits the passenger addresses, each of which gets a mail, so that the site cannot be used to send spam.
 * @throws VALIDATION_FAILED at the first one over the limit
 */
function assertFewAddresses(tickets: OrderTicket[]) {
  const seen = new Set<string>();
  tickets.forEach(({ passengers }, i) => {
    passengers.forEach(({ email }, j) => {
      seen.add(email.trim().toLowerCase());
      if (seen.size > bookingLimits.passengerEmails)
        throw invalidFields({ field: `tickets[${i}].passengers[${j}].email`, reason: 'max' });
    });
  });
}

/** Builds `Category · Variant` in every language of either name. */
export function ticketTexts({ categoryTexts, variantTexts }: OfferedVariant): Translations<{ name: string }> {
  const name = (language: Language) =>
    [categoryTexts[language]?.name, variantTexts[language]?.name].filter(Boolean).join(' · ');
  return Object.fromEntries(
    languages.filter((language) => name(language)).map((language) => [language, { name: name(language) }]),
  );
}

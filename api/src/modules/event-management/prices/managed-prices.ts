import type { Translations } from '@idavuelta/shared/contracts';
import { type Currency, currencyOf, toDecimal } from '@idavuelta/shared/contracts/money';
import type { ManagedPrices } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { AppError } from '../../../errors.ts';
import { createPricesForStaffRepository, type PricedVariant, type StoredPrice } from './prices-for-staff.repository.ts';

const toNames = (texts: Translations<{ name: string }>) =>
  Object.fromEntries(Object.entries(texts).map(([language, { name }]) => [language, { name }]));
const toAmount = (amountMinor: number | null, currency: Currency) =>
  amountMinor === null ? {} : { amount: toDecimal({ minor: amountMinor, currency }) };
const ofDeparture = (departureId: number | null) => (departureId === null ? {} : { departureId });

/** Returns the current prices of departures that differ from the general price. @param stored latest first */
function currentOfDepartures(stored: StoredPrice[], currency: Currency) {
  const due = stored.filter(({ isDue, departureId }) => isDue && departureId !== null);
  return [...Map.groupBy(due, ({ departureId }) => departureId)].flatMap(([departureId, [latest]]) =>
    departureId !== null && latest && latest.amountMinor !== null
      ? [{ departureId, amount: toDecimal({ minor: latest.amountMinor, currency }) }]
      : [],
  );
}

function toVariant(
  { category, translations, amountMinor, ...variant }: PricedVariant,
  { all, currency }: { all: StoredPrice[]; currency: Currency },
) {
  const stored = all.filter(({ variantId }) => variantId === variant.id);
  return {
    ...variant,
    category: toNames(category),
    translations: toNames(translations),
    amount: toDecimal({ minor: amountMinor, currency }),
    ofDepartures: currentOfDepartures(stored, currency),
    toCome: stored
      .filter(({ isDue }) => !isDue)
      .reverse()
      .map((price) => ({
        id: price.id,
        ...ofDeparture(price.departureId),
        ...toAmount(price.amountMinor, currency),
        from: isoMoment(price.from),
      })),
  };
}

/** Reads an event's prices for staff. @throws NOT_FOUND */
export async function readManagedPrices(on: Queryable, slug: string): Promise<ManagedPrices> {
  const repository = createPricesForStaffRepository(on);
  const event = await repository.event(slug);
  if (!event) throw new AppError('NOT_FOUND');
  const all = await repository.stored(event.id);
  const currency = currencyOf[event.countryCode];
  return {
    eventId: event.id,
    slug: event.slug,
    translations: toNames(event.translations),
    timeZone: event.timeZone,
    currency,
    isFree: event.isFree,
    revision: event.revision,
    departures: (await repository.departures(event.id)).map(({ id, startsAt }) => ({
      id,
      startsAt: isoMoment(startsAt),
    })),
    variants: (await repository.variants(event.id)).map((variant) => toVariant(variant, { all, currency })),
  };
}

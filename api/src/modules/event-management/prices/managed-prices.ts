import type { Translations } from '@idavuelta/shared/contracts';
import { asPrice, convertPrice, priceCurrency, toDecimal, toDecimalAmount } from '@idavuelta/shared/contracts/money';
import type { ManagedPrices } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { AppError } from '../../../errors.ts';
import { countryCurrency } from '../../exchange-rates/country-currency.ts';
import type { ExchangeRates } from '../../exchange-rates/exchange-rates.service.ts';
import { createPricesForStaffRepository, type PricedVariant, type StoredPrice } from './prices-for-staff.repository.ts';

/** Converts a price to its API form. */
export const toDecimalPrice = (minor: number) => toDecimal(asPrice(minor));
const toNames = (texts: Translations<{ name: string }>) =>
  Object.fromEntries(Object.entries(texts).map(([language, { name }]) => [language, { name }]));
const toPrice = ({ priceMinor }: { priceMinor: number | null }) =>
  priceMinor === null ? {} : { price: toDecimalPrice(priceMinor) };
const ofDeparture = (departureId: number | null) => (departureId === null ? {} : { departureId });

/** Returns the current prices of departures that differ from the general price. @param stored latest first */
function currentOfDepartures(stored: StoredPrice[]) {
  const due = stored.filter(({ isDue, departureId }) => isDue && departureId !== null);
  return [...Map.groupBy(due, ({ departureId }) => departureId)].flatMap(([departureId, [latest]]) =>
    departureId !== null && latest && latest.priceMinor !== null
      ? [{ departureId, price: toDecimalPrice(latest.priceMinor) }]
      : [],
  );
}

function toVariant(
  { category, translations, priceMinor, ...variant }: PricedVariant,
  { all, local: { currency, rate } }: { all: StoredPrice[]; local: ManagedPrices['countryCurrency'] },
) {
  const stored = all.filter(({ variantId }) => variantId === variant.id);
  return {
    ...variant,
    category: toNames(category),
    translations: toNames(translations),
    price: toDecimalPrice(priceMinor),
    ...(rate && { converted: toDecimalAmount(convertPrice(asPrice(priceMinor), { currency, rate })) }),
    ofDepartures: currentOfDepartures(stored),
    toCome: stored
      .filter(({ isDue }) => !isDue)
      .reverse()
      .map((price) => ({
        id: price.id,
        ...ofDeparture(price.departureId),
        ...toPrice(price),
        from: isoMoment(price.from),
      })),
  };
}

/** Creates the function that reads an event's prices for staff. It throws NOT_FOUND. */
export const createManagedPrices =
  ({ rates }: { rates: ExchangeRates }) =>
  async (on: Queryable, slug: string): Promise<ManagedPrices> => {
    const repository = createPricesForStaffRepository(on);
    const event = await repository.event(slug);
    if (!event) throw new AppError('NOT_FOUND');
    const all = await repository.stored(event.id);
    const local = await countryCurrency(rates, on, event.countryCode);
    return {
      eventId: event.id,
      slug: event.slug,
      translations: toNames(event.translations),
      timeZone: event.timeZone,
      currency: priceCurrency,
      countryCurrency: local,
      isFree: event.isFree,
      revision: event.revision,
      departures: (await repository.departures(event.id)).map(({ id, startsAt }) => ({
        id,
        startsAt: isoMoment(startsAt),
      })),
      variants: (await repository.variants(event.id)).map((variant) => toVariant(variant, { all, local })),
    };
  };

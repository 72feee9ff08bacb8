import { convertPrice, fromDecimal, toDecimalAmount } from '@idavuelta/shared/contracts/money';
import type { ManagedPrices, ManagedVariant } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';

/** The words for variants, departures and moments of an event. */
export function useShown({ timeZone, departures, currency, countryCurrency, variants }: ManagedPrices) {
  const { t } = useTranslation('back-office/prices');
  const { date, money } = useFormats();
  const translated = useTranslated();
  const at = (iso: string) =>
    `${date(iso, 'weekday', timeZone)}, ${date(iso, 'medium', timeZone)}, ${date(iso, 'time', timeZone)}`;
  const inSoles = (amount: number) => money({ amount, currency });
  const departure = (id: number) => {
    const found = departures.find((each) => each.id === id);
    return found ? at(found.startsAt) : String(id);
  };
  const variant = ({ category, translations, province }: ManagedVariant) =>
    [translated(category)?.name, translated(translations)?.name, province].filter(Boolean).join(' · ');
  return {
    at,
    inSoles,
    /** Also in the currency of the country, at the rate of today. */
    price(amount: number) {
      const { currency: local, rate } = countryCurrency;
      if (!rate) return inSoles(amount);
      const converted = toDecimalAmount(convertPrice(fromDecimal(amount), { currency: local, rate }));
      return t('price_and_converted', { price: inSoles(amount), converted: money(converted) });
    },
    departure,
    variant,
    /** What the API calls `3`, or `3:7` of one departure. */
    field(name: string) {
      const [id, departureId] = name.split(':').map(Number);
      const found = variants.find((each) => each.id === id);
      return [found ? variant(found) : name, ...(departureId ? [departure(departureId)] : [])].join(', ');
    },
  };
}

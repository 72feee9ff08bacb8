import { convertPrice, fromDecimal, toDecimalAmount } from '@idavuelta/shared/contracts/money';
import type { ManagedPrices, ManagedVariant } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';

/** Returns functions that format an event's variants, departures and times. */
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
    /** Also shows the local currency at today's rate. */
    price(amount: number) {
      const { currency: local, rate } = countryCurrency;
      if (!rate) return inSoles(amount);
      const converted = toDecimalAmount(convertPrice(fromDecimal(amount), { currency: local, rate }));
      return t('price_and_converted', { price: inSoles(amount), converted: money(converted) });
    },
    departure,
    variant,
    /** Names what the API calls `3`, or `3:7` for one departure. */
    field(name: string) {
      const [id, departureId] = name.split(':').map(Number);
      const found = variants.find((each) => each.id === id);
      return [found ? variant(found) : name, ...(departureId ? [departure(departureId)] : [])].join(', ');
    },
  };
}

import type { ManagedPrices, ManagedVariant } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslated } from '@idavuelta/shared/platform';

/** The words for variants, departures and moments of an event. */
export function useShown({ timeZone, departures, currency }: ManagedPrices) {
  const { date, money } = useFormats();
  const translated = useTranslated();
  const at = (iso: string) =>
    `${date(iso, 'weekday', timeZone)}, ${date(iso, 'medium', timeZone)}, ${date(iso, 'time', timeZone)}`;
  return {
    at,
    money,
    price: (amount: number) => money({ amount, currency }),
    departure(id: number) {
      const found = departures.find((departure) => departure.id === id);
      return found ? at(found.startsAt) : String(id);
    },
    variant: ({ category, translations, province }: ManagedVariant) =>
      [translated(category)?.name, translated(translations)?.name, province].filter(Boolean).join(' · '),
  };
}

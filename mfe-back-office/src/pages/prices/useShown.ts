import type { ManagedPrices, ManagedVariant } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslated } from '@idavuelta/shared/platform';

/** Returns functions that format an event's variants, departures and times. */
export function useShown({ timeZone, departures, currency, variants }: ManagedPrices) {
  const { date, money } = useFormats();
  const translated = useTranslated();
  const at = (iso: string) =>
    `${date(iso, 'weekday', timeZone)}, ${date(iso, 'medium', timeZone)}, ${date(iso, 'time', timeZone)}`;
  const departure = (id: number) => {
    const found = departures.find((each) => each.id === id);
    return found ? at(found.startsAt) : String(id);
  };
  const variant = ({ category, translations, province }: ManagedVariant) =>
    [translated(category)?.name, translated(translations)?.name, province].filter(Boolean).join(' · ');
  return {
    at,
    price: (amount: number) => money({ amount, currency }),
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

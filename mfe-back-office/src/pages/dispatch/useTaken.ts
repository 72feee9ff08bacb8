import type { DispatchPlan } from '@idavuelta/shared/contracts/staff';
import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { useDesk } from './desk.ts';
import type { ShownTrip } from './plan-view.ts';
import { takenAt, timeOfTrip } from './taken-elsewhere.ts';
import { usePlanTexts } from './usePlanTexts.ts';

/**
 * What a vehicle or a driver drives for another departure while a trip of this plan is under way, in words.
 * @param trip without one: an empty trip
 */
export function useTaken(trip?: ShownTrip) {
  const { t } = useTranslation('back-office/dispatch');
  const { plan } = useDesk();
  const { at } = usePlanTexts(plan);
  const translated = useTranslated();
  const time = timeOfTrip(plan, trip);
  const textOf = ({ departure: { event, direction }, startsAt, endsAt }: DispatchPlan['taken'][number]) =>
    t('taken.trip', {
      event: translated(event.translations)?.name ?? event.slug,
      direction: t(`directions.${direction}`),
      from: at(startsAt),
      until: at(endsAt),
    });
  return (what: 'vehicleId' | 'driverId', id: number | undefined) => {
    const other = id === undefined ? undefined : takenAt(plan, time, what, id);
    return other && textOf(other);
  };
}

/** Those who are free come first; of the others it is said what they drive. */
export const freeFirst = <T extends { label: string }>(options: (T & { taken: string | undefined })[]) =>
  options
    .toSorted((one, other) => Number(one.taken !== undefined) - Number(other.taken !== undefined))
    .map(({ taken, ...option }) => ({ ...option, label: [option.label, taken].filter(Boolean).join(' · ') }));

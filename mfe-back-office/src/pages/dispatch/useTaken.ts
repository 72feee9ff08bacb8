import type { DispatchPlan } from '@idavuelta/shared/contracts/staff';
import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { useDesk } from './desk.ts';
import type { ShownTrip } from './plan-view.ts';
import { takenAt, timeOfTrip } from './taken-elsewhere.ts';
import { usePlanTexts } from './usePlanTexts.ts';

/**
 * Returns a function that describes what a vehicle or driver drives for another departure during a trip of this plan.
 * @param trip an empty trip by default
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

/** Sorts available options first; the others show what they drive. */
export const sortFreeFirst = <T extends { label: string }>(options: (T & { taken: string | undefined })[]) =>
  options
    .toSorted((one, other) => Number(one.taken !== undefined) - Number(other.taken !== undefined))
    .map(({ taken, ...option }) => ({ ...option, label: [option.label, taken].filter(Boolean).join(' · ') }));

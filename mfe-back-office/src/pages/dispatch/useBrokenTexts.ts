import { useTranslation } from '@idavuelta/shared/platform';
import { useDesk } from './desk.ts';
import type { ShownTrip } from './plan-view.ts';
import { usePlanTexts } from './usePlanTexts.ts';

/** Returns the broken rules of the plan as texts: where, for whom and which one. */
export function useBrokenTexts() {
  const { plan, view } = useDesk();
  const { nameOf, ruleText, driverRuleText, tripName } = usePlanTexts(plan);
  return view.trips.flatMap((trip) => [
    ...(trip.calculated?.broken ?? []).map((rule) => `${tripName(trip)}: ${ruleText(rule)}`),
    ...(trip.calculated?.driverBroken ?? []).map((rule) => `${tripName(trip)}: ${driverRuleText(rule)}`),
    ...trip.stops.flatMap(({ known, broken }) =>
      broken.map((rule) => `${tripName(trip)}, ${nameOf(known)}: ${ruleText(rule, known)}`),
    ),
  ]);
}

/** Returns what forbids publishing the plan, as texts: which trip and why. */
export function useForbiddenTexts() {
  const { t } = useTranslation('back-office/dispatch');
  const { plan, view } = useDesk();
  const { tripName } = usePlanTexts(plan);
  return view.trips.flatMap((trip) =>
    [...trip.forbids, ...(isOverfull(trip) ? ['capacity'] : [])].map(
      (reason) => `${tripName(trip)}: ${t(`rejections.${reason}`)}`,
    ),
  );
}

const isOverfull = ({ calculated, stops }: ShownTrip) =>
  Boolean(calculated?.broken.includes('capacity') || stops.some(({ broken }) => broken.includes('capacity')));

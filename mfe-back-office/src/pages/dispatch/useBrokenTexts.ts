import { useDesk } from './desk.ts';
import { usePlanTexts } from './usePlanTexts.ts';

/** Returns the broken rules of the plan as texts: where, for whom and which one. */
export function useBrokenTexts() {
  const { plan, view } = useDesk();
  const { nameOf, ruleText, tripName } = usePlanTexts(plan);
  return view.trips.flatMap((trip) => [
    ...(trip.calculated?.broken ?? []).map((rule) => `${tripName(trip)}: ${ruleText(rule)}`),
    ...trip.stops.flatMap(({ known, broken }) =>
      broken.map((rule) => `${tripName(trip)}, ${nameOf(known)}: ${ruleText(rule, known)}`),
    ),
  ]);
}

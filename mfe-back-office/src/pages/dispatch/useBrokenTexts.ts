import { useDesk } from './desk.ts';
import { usePlanTexts } from './usePlanTexts.ts';

/** @returns each rule that the plan breaks, in words: where, of whom and which one */
export function useBrokenTexts() {
  const { plan, view } = useDesk();
  const { nameOf, ruleText, tripName } = usePlanTexts(plan);
  return view.trips.flatMap((trip) => [
    ...(trip.reckoned?.broken ?? []).map((rule) => `${tripName(trip)}: ${ruleText(rule)}`),
    ...trip.stops.flatMap(({ known, broken }) =>
      broken.map((rule) => `${tripName(trip)}, ${nameOf(known)}: ${ruleText(rule, known)}`),
    ),
  ]);
}

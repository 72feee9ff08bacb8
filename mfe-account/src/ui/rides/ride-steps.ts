import type { Ride } from '@idavuelta/shared/contracts';

type Progress = Ride['progress'];

/** What happens one after the other: on the way home people board at the event, before the van leaves. */
const steps: Record<Ride['direction'], Progress[]> = {
  out: ['planned', 'left', 'next', 'arrived', 'boarded', 'done'],
  back: ['planned', 'boarded', 'left', 'next', 'arrived', 'done'],
};

/** The steps of a ride; one that nobody came to ends there. */
export const stepsOf = ({ direction, progress }: Pick<Ride, 'direction' | 'progress'>): Progress[] =>
  progress === 'no_show'
    ? [...steps[direction].filter((step) => step === 'planned' || step === 'left'), progress]
    : steps[direction];

/** When the van is expected, by the plan and how late it is; ISO 8601. */
export const expectedAt = ({ at, lateMinutes = 0 }: Pick<Ride, 'at' | 'lateMinutes'>) =>
  new Date(Date.parse(at) + lateMinutes * 60_000).toISOString();

/** Seconds until the ride may have changed; undefined once it has ended. */
function secondsUntilChange({ progress }: Ride): number | undefined {
  if (progress === 'done' || progress === 'no_show') return undefined;
  return progress === 'planned' || progress === 'boarded' ? 120 : 30;
}

/** Seconds after which rides are read again; undefined when none of them changes any more. */
export function refreshSeconds(rides: Ride[]): number | undefined {
  const seconds = rides.flatMap((ride) => secondsUntilChange(ride) ?? []);
  return seconds.length > 0 ? Math.min(...seconds) : undefined;
}

import type { Ride } from '@idavuelta/shared/contracts';

type Progress = Ride['progress'];

/** The steps in order: on the way home passengers board at the event, before the van leaves. */
const steps: Record<Ride['direction'], Progress[]> = {
  out: ['planned', 'left', 'next', 'arrived', 'boarded', 'done'],
  back: ['planned', 'boarded', 'left', 'next', 'arrived', 'done'],
};

/** Returns the steps of a ride; a no-show ends it, and whom nobody saw has taken none but its end. */
export const stepsOf = ({
  direction,
  progress,
  unseen,
}: Pick<Ride, 'direction' | 'progress' | 'unseen'>): Progress[] =>
  progress === 'no_show' || unseen
    ? [...steps[direction].filter((step) => step === 'planned' || step === 'left'), progress]
    : steps[direction];

/** Returns when the van is expected: the planned time plus its delay; ISO 8601. */
export const expectedAt = ({ at, lateMinutes = 0 }: Pick<Ride, 'at' | 'lateMinutes'>) =>
  new Date(Date.parse(at) + lateMinutes * 60_000).toISOString();

/** Seconds until the ride may have changed; undefined once it has ended. */
function secondsUntilChange({ progress }: Ride): number | undefined {
  if (progress === 'done' || progress === 'no_show') return undefined;
  return progress === 'planned' || progress === 'boarded' ? 120 : 30;
}

/** Seconds after which rides are fetched again; undefined when none of them can change any more. */
export function refreshSeconds(rides: Ride[]): number | undefined {
  const seconds = rides.flatMap((ride) => secondsUntilChange(ride) ?? []);
  return seconds.length > 0 ? Math.min(...seconds) : undefined;
}

import { type LiveRun, silentAfterMinutes } from '@idavuelta/shared/contracts/staff';

/** Minutes from which a run is late. */
const lateMinutes = 5;
const veryLateMinutes = 10;

const minutesSince = (iso: string, now: number) => Math.floor((now - Date.parse(iso)) / 60_000);

export type Pace = 'early' | 'on-time' | 'late' | 'very-late';

/** What a dispatcher reads of a run at a moment. */
export interface RunState {
  phase: 'waiting' | 'overdue' | 'under-way' | 'done';
  delay: number;
  pace: Pace;
  /** Minutes since the phone sent anything; only when it should have. */
  silent?: number;
  /** Age of the position in minutes. */
  positionAge?: number;
}

/** Returns the delay: by the last mark, or by what should have happened since. */
function delayAt({ delayMinutes, next, startsAt, leftAt }: LiveRun, now: number) {
  const planned = leftAt ? next?.plannedAt : startsAt;
  const waited = planned && !next?.isThere ? minutesSince(planned, now) : 0;
  return Math.max(delayMinutes, waited);
}

function paceOf(delay: number): Pace {
  if (delay >= veryLateMinutes) return 'very-late';
  if (delay >= lateMinutes) return 'late';
  return delay <= -lateMinutes ? 'early' : 'on-time';
}

/** @param now server time in milliseconds */
export function stateOf(run: LiveRun, now: number): RunState {
  const { leftAt, doneAt, givenAwayAt, heardAt, startsAt, position } = run;
  const positionAge = position && minutesSince(position.at, now);
  const age = positionAge === undefined ? {} : { positionAge };
  if (doneAt ?? givenAwayAt) return { phase: 'done', delay: run.delayMinutes, pace: paceOf(run.delayMinutes), ...age };
  const delay = delayAt(run, now);
  if (!leftAt) {
    const overdue = minutesSince(startsAt, now) >= lateMinutes;
    return { phase: overdue ? 'overdue' : 'waiting', delay: Math.max(delay, 0), pace: paceOf(delay), ...age };
  }
  const quiet = minutesSince(heardAt ?? leftAt, now);
  return {
    phase: 'under-way',
    delay,
    pace: paceOf(delay),
    ...age,
    ...(quiet >= silentAfterMinutes && { silent: quiet }),
  };
}

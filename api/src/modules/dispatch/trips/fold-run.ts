import type { PlanDirection } from '@idavuelta/shared/contracts/staff';
import type { TripMarkKind } from '../../../database/column-types.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import type { Rider } from '../plans/parties/parties.ts';

/** The rider a mark applies to. */
export type MarkedRider = Pick<Rider, 'ticketId' | 'addressIndex'>;

/** A mark as stored; `takesBack`: the mark that this one takes back. */
export interface RunMark {
  id: string;
  runId: number | null;
  kind: TripMarkKind;
  at: Date;
  ticketId: number | null;
  addressIndex: number | null;
  takesBack: string | null;
  reason: string | null;
}

/** The run whose marks are folded. */
export interface FoldedOf {
  runId: number | undefined;
  direction: PlanDirection;
}

/** What became of a traveller; `unseen`: no mark and no check saw them. */
export type Outcome = 'boarded' | 'no_show' | 'explained' | 'unseen';

/** Marks in effect for a stop or rider, ISO 8601; of the outcomes only the latest. */
export interface OutcomeMarks {
  boardedAt?: string;
  noShowAt?: string;
  explainedAt?: string;
  reason?: string;
}

export interface StopMarks extends OutcomeMarks {
  arrivedAt?: string;
}

export interface RiderMarks extends OutcomeMarks {
  outcome: Outcome;
  /** The run whose mark counts, which is credited with them; absent when a check counts, or nothing. */
  seenBy?: number;
}

type FoldedMark = Pick<RunMark, 'id' | 'kind'> & { at: string };

export interface FoldedStop extends StopMarks {
  /** In the order of the riders given. */
  riders: RiderMarks[];
  /** Marks of this run in effect at the stop, the earliest first. */
  marks: FoldedMark[];
}

export interface FoldedRun {
  leftAt?: string;
  doneAt?: string;
  /** Its driver marked anything. */
  isStarted: boolean;
  /** Riders whom no mark and no check saw. */
  unseen: number;
  /** Marks of the whole run in effect, the earliest first. */
  marks: FoldedMark[];
  stops: FoldedStop[];
}

const outcomeKinds = { boarded: 'boardedAt', no_show: 'noShowAt', explained: 'explainedAt' } as const;
type OutcomeKind = keyof typeof outcomeKinds;
const isOutcome = (kind: TripMarkKind): kind is OutcomeKind => kind in outcomeKinds;

const isAt =
  (riders: MarkedRider[]) =>
  ({ ticketId, addressIndex }: RunMark) =>
    riders.some((rider) => rider.ticketId === ticketId && rider.addressIndex === addressIndex);

const toFolded = ({ id, kind, at }: RunMark): FoldedMark => ({ id, kind, at: isoMoment(at) });

/** Removes the marks that were taken back, and the marks that took them back. */
function inEffect(marks: RunMark[]) {
  const takenBack = new Set(marks.map(({ takesBack }) => takesBack));
  return marks.filter(({ id, kind }) => kind !== 'undone' && !takenBack.has(id));
}

interface Seen {
  kind: OutcomeKind;
  at: Date;
  runId?: number | null;
  reason?: string | null;
}

const latest = (seen: Seen[]) =>
  seen.reduce<Seen | undefined>((last, each) => (last && last.at > each.at ? last : each), undefined);

function toOutcomeMarks(seen: Seen | undefined): OutcomeMarks {
  if (!seen) return {};
  return { [outcomeKinds[seen.kind]]: isoMoment(seen.at), ...(seen.reason && { reason: seen.reason }) };
}

/**
 * Folds marks and ticket checks into what happened on a run: the only reader of marks. A mark applies to everyone at
 * its stop, a check only to its ticket; of several outcomes the latest counts. On the way home whoever was brought to
 * their door was aboard.
 * @param marks of all runs of the departure and direction, the earliest first: an outcome counts whoever marked it
 * @param stops the riders of each stop of the run
 * @param checkOf returns when a rider's ticket was checked on this way, which counts as boarded
 */
export function foldRun(
  marks: RunMark[],
  stops: MarkedRider[][],
  checkOf: (rider: MarkedRider) => Date | undefined,
  { runId, direction }: FoldedOf,
): FoldedRun {
  const counted = inEffect(marks);
  const isOwn = (mark: RunMark) => mark.runId === (runId ?? null);
  const own = counted.filter(isOwn);
  const ownLatest = (kind: TripMarkKind, of = own) => of.findLast((mark) => mark.kind === kind);

  const outcomesAt = (riders: MarkedRider[]): Seen[] =>
    counted.filter(isAt(riders)).flatMap(({ kind, ...mark }): Seen[] => {
      if (isOutcome(kind)) return [{ kind, ...mark }];
      return kind === 'arrived' && direction === 'back' && isOwn({ kind, ...mark })
        ? [{ kind: 'boarded', at: mark.at, runId: mark.runId }]
        : [];
    });
  const checksOf = (riders: MarkedRider[]): Seen[] =>
    riders.flatMap((rider) => {
      const at = checkOf(rider);
      return at ? [{ kind: 'boarded' as const, at }] : [];
    });

  const folded = stops.map((riders): FoldedStop => {
    const ofStop = own.filter(isAt(riders));
    const outcomes = outcomesAt(riders);
    const arrived = ownLatest('arrived', ofStop);
    return {
      ...(arrived && { arrivedAt: isoMoment(arrived.at) }),
      ...toOutcomeMarks(latest([...checksOf(riders), ...outcomes])),
      riders: riders.map((rider): RiderMarks => {
        const seen = latest([...checksOf([rider]), ...outcomes]);
        const by = seen?.runId ?? undefined;
        return { outcome: seen?.kind ?? 'unseen', ...(by !== undefined && { seenBy: by }), ...toOutcomeMarks(seen) };
      }),
      marks: ofStop.map(toFolded),
    };
  });

  const [left, done] = [ownLatest('left'), ownLatest('done')];
  return {
    ...(left && { leftAt: isoMoment(left.at) }),
    ...(done && { doneAt: isoMoment(done.at) }),
    isStarted: own.length > 0,
    unseen: folded.flatMap(({ riders }) => riders).filter(({ outcome }) => outcome === 'unseen').length,
    marks: own.filter(({ ticketId }) => ticketId === null).map(toFolded),
    stops: folded,
  };
}

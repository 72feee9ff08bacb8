import { undoMinutes } from '@idavuelta/shared/contracts/schemas/staff';
import type { MarkedTrips, TripMark } from '@idavuelta/shared/contracts/staff';
import { type Database, now, type Queryable } from '../../../../database/database.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { addressOf } from '../../plans/parties/parties.ts';
import type { MarkedRider } from '../fold-run.ts';
import { readFoldedRuns } from '../read-folded-runs.ts';
import { createRunsRepository, type FoundRun } from '../runs.repository.ts';
import { createTripsRepository } from '../trips.repository.ts';
import { toServerTime } from './marked-moment.ts';
import { createTripMarksRepository } from './trip-marks.repository.ts';

type Rejection = MarkedTrips['rejected'][number]['reason'];

/** What a phone sends at once. */
export interface MarkBatch {
  marks: TripMark[];
  sentAt?: string | undefined;
  device?: string | undefined;
}

interface Marking {
  tx: Queryable;
  run: FoundRun;
  mark: TripMark;
  /** Of the mark, by the server's clock. */
  at: Date;
}

const wholeTripKinds = new Set<TripMark['kind']>(['left', 'done', 'undone', 'confirmed']);

const toRider = (party: string): MarkedRider => {
  const [ticketId = 0, addressIndex = 0] = party.split('.').map(Number);
  return { ticketId, addressIndex };
};

/** Tells why the moment of a mark does not count for its driver. */
function momentRejection({ opensAt, closesAt, givenAt, endedAt, endReason }: FoundRun, at: Date) {
  if (at < opensAt || at > closesAt) return 'not_in_window';
  if (at < givenAt) return 'not_yours';
  if (endedAt && at > endedAt) return endReason === 'done' ? 'run_ended' : 'not_yours';
  return undefined;
}

async function partyRejection({ tx, run, mark: { party, kind, tripId, reason } }: Marking) {
  if (wholeTripKinds.has(kind) !== (party === undefined)) return 'unknown_party';
  if (kind === 'explained' && reason === undefined) return 'unknown_party';
  if (party === undefined) return undefined;
  const { ticketId, addressIndex } = toRider(party);
  const marks = createTripMarksRepository(tx);
  // the trip as the driver saw it, and as it is now
  const riders = [...(await marks.ridersOf(tripId)), ...(await marks.ridersOf(run.tripId ?? tripId))];
  const rides = riders.some((rider) => rider.ticketId === ticketId && rider.addressIndex === addressIndex);
  return rides ? undefined : 'unknown_party';
}

async function undoRejection({ tx, run, mark: { takesBack = '' }, at }: Marking) {
  const taken = await createTripMarksRepository(tx).find(run.id, takesBack);
  if (!taken || taken.kind === 'undone') return 'unknown_mark';
  return at.getTime() - taken.at.getTime() > undoMinutes * 60_000 ? 'undo_expired' : undefined;
}

/** Tells whether anybody who still rides was seen by no mark and no check. */
async function isSomeoneUnseen({ tx, run }: Marking) {
  const trip = await createTripsRepository(tx).ofRun(run.id);
  if (!trip) return false;
  const stops = trip.stops.map(({ riders }) =>
    riders.filter((rider) => addressOf(rider, rider.addressIndex) === rider.address),
  );
  const fold = await readFoldedRuns(tx, [run.departureId]);
  return fold({ ...run, runId: run.id, stops }).unseen > 0;
}

async function rejectionOf(marking: Marking): Promise<Rejection | undefined> {
  const { run, mark, at } = marking;
  const rejection = momentRejection(run, at) ?? (await partyRejection(marking));
  if (rejection) return rejection;
  if (mark.kind === 'undone') return undoRejection(marking);
  return mark.kind === 'done' && (await isSomeoneUnseen(marking)) ? 'travellers_unseen' : undefined;
}

/** Stores a new mark. A confirmation is kept with the run. */
async function store({ tx, run, mark, at }: Marking, driverId: number, { device, sentAt }: MarkBatch) {
  const { id, kind, party, takesBack, reason, calledAt, tripId } = mark;
  if (kind === 'confirmed') return createRunsRepository(tx).confirm(run.id, tripId, at);
  const marks = createTripMarksRepository(tx);
  const { departureId, direction, vehicleId } = run;
  const rider = party === undefined ? undefined : toRider(party);
  const acted = { ...{ departureId, direction, vehicleId }, runId: run.id, tripId, driverId, at, device, sentAt };
  await marks.add({ ...acted, id, kind, rider, takesBack, reason, calledAt });
  if (run.tripId !== null && kind !== 'undone')
    await marks.setState(run.tripId, kind === 'done' ? 'done' : 'under_way');
}

/**
 * Creates the function that stores drivers' marks. A mark counts when its driver had the run at the moment of the act,
 * by a clock corrected for the phone's; a phone may send it late when it was offline, and duplicates count once.
 */
export const createTripMarks =
  ({ db, jobs }: { db: Database; jobs: Jobs }) =>
  /** @returns the rejected marks with reasons; all others were stored */
  (batch: MarkBatch, driverId: number): Promise<MarkedTrips['rejected']> =>
    db.transaction().execute(async (tx) => {
      const received = await tx.selectNoFrom(now.as('at')).executeTakeFirstOrThrow();
      const rejected: MarkedTrips['rejected'] = [];
      const marked = new Map<number, FoundRun>();
      const toMoment = ({ at }: TripMark) => toServerTime({ at, sentAt: batch.sentAt, now: received.at });
      const acts = batch.marks.map((mark) => ({ mark, at: toMoment(mark) }));
      for (const { mark, at } of acts.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
        if (await createTripMarksRepository(tx).has(mark.id)) continue;
        const run = await createRunsRepository(tx).ofTrip(mark.tripId);
        const reason = run?.driverId === driverId ? await rejectionOf({ tx, run, mark, at }) : 'not_yours';
        if (reason || !run) {
          rejected.push({ id: mark.id, reason: reason ?? 'not_yours' });
          continue;
        }
        await store({ tx, run, mark, at }, driverId, batch);
        marked.set(run.id, run);
      }
      for (const { departureId, direction, vehicleId } of marked.values())
        await jobs.send('tell-late-van', { departureId, direction, vehicleId }, { tx });
      return rejected;
    });

export type MarkTrips = ReturnType<typeof createTripMarks>;

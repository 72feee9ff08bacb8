import type { PlanDirection, RunMove, RunMoved } from '@idavuelta/shared/contracts/staff';
import type { EstimateSettings } from '../../../../config/pick-up-config.ts';
import type { StaffActor } from '../../../../database/actor.ts';
import { createAuditRepository } from '../../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../../database/database.ts';
import { isoMoment } from '../../../../database/iso-moment.ts';
import { AppError } from '../../../../errors.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { announce } from '../../../webhooks/outbox/announce.ts';
import type { CalculatedTrip } from '../../plans/calculated-trips.ts';
import { createDepartureRepository } from '../../plans/departure.repository.ts';
import { partyFinder } from '../../plans/parties/parties.ts';
import { readPlanContext } from '../../plans/plan-context.ts';
import { createPlansRepository } from '../../plans/plans.repository.ts';
import { publishTrips } from '../../plans/publishing/publish-trips.ts';
import type { FoldedStop } from '../fold-run.ts';
import { readFoldedRuns } from '../read-folded-runs.ts';
import { createRunsRepository } from '../runs.repository.ts';
import { findTaken } from './find-taken.ts';
import { moveRest, toCalculated } from './moved-trips.ts';

interface MoveRunDependencies {
  db: Database;
  jobs: Jobs;
  settings: EstimateSettings;
}

const conflict = (reason: string, field: 'run' | 'vehicleId' | 'driverId' = 'run') =>
  new AppError('STATE_CONFLICT', { errors: [{ field, reason }] });

/** Everybody at the stop was seen. */
const isDone = (stop: FoldedStop | undefined) => stop?.riders.every(({ outcome }) => outcome !== 'unseen') ?? false;

/** Its travellers are in the van: on the way home until they are brought to their door. */
const isStillAboard = (stop: FoldedStop | undefined, direction: PlanDirection) =>
  isDone(stop) && stop?.boardedAt !== undefined && (direction === 'out' || stop.arrivedAt === undefined);

const toCall = ({ van, driver }: CalculatedTrip, at: Date) => ({ at: isoMoment(at), van, driver });

/** Creates the function that moves a run, or the rest of a started one, to another driver and van. */
export const createMoveRun = ({ db, jobs, settings }: MoveRunDependencies) => {
  /** Calculates the published trips after a move. Locks the departure and its runs. */
  async function calculate(tx: Queryable, runId: number, move: RunMove) {
    const runs = createRunsRepository(tx);
    const key = await runs.keyOf(runId);
    if (!key) throw new AppError('NOT_FOUND');
    await createDepartureRepository(tx).lock(key.departureId);
    const run = (await runs.ofPlan(key)).find(({ id }) => id === runId);
    if (!run || run.endedAt) throw conflict('run-ended');
    const context = await readPlanContext(tx, key, settings);
    const vehicle = context.vehicles.find(({ id }) => id === move.vehicleId);
    const driver = context.drivers.find(({ id }) => id === move.driverId);
    if (!vehicle) throw conflict('unknown-vehicle', 'vehicleId');
    if (!driver) throw conflict('unknown-driver', 'driverId');
    if (vehicle.id === run.vehicleId && driver.id === run.driverId) throw conflict('same-run', 'vehicleId');
    const published = await createPlansRepository(tx).find(key, 'published');
    const trips = (published?.trips ?? []).map(toCalculated);
    const index = published?.trips.findIndex(({ number }) => number === run.number) ?? -1;
    const trip = trips[index];
    if (!trip) throw conflict('run-ended');
    const find = partyFinder(context.parties);
    const fold = await readFoldedRuns(tx, [key.departureId]);
    const { stops } = fold({ ...key, runId, stops: trip.stops.map(({ riders }) => riders) });
    const ends = move.aboard === 'move';
    const isAboard = (at: number) => isStillAboard(stops[at], key.direction);
    const isSeen = (at: number) => isDone(stops[at]) && !(ends && key.direction === 'back' && isAboard(at));
    const moved = { vehicle, driver, delayMinutes: move.delayMinutes, ends, direction: key.direction, find };
    const { rest, parts } = moveRest(trip, isSeen, moved);
    if (rest.stops.length === 0) throw conflict('no-stops');
    const aboard = ends ? trip.stops.flatMap(({ riders }, at) => (isAboard(at) ? (find(riders) ?? []) : [])) : [];
    const people = new Set([...aboard, ...rest.stops.flatMap(({ riders }) => find(riders) ?? [])]);
    if ([...people].reduce((sum, { seats }) => sum + seats, 0) > vehicle.seats) throw conflict('capacity', 'vehicleId');
    const changed = trips.toSpliced(index, 1, ...parts);
    const taken = await findTaken(tx, key, { rest, trips: changed });
    if (taken) throw conflict('taken', taken);
    const before = trip.stops.filter((_, at) => !isSeen(at));
    const changes = rest.stops.flatMap(({ riders, at }, place) => {
      const party = find(riders);
      const was = before[place]?.at ?? at;
      if (!party) return [];
      const { id, order, people: travellers } = party;
      const calls = { was: toCall(trip, was), now: toCall(rest, at) };
      return [{ party: id, order, people: travellers.map(({ name }) => name), ...calls }];
    });
    return { key, run, changed, changes, aboard: aboard.map(({ id }) => id), isWhole: parts.length === 1 };
  }

  /**
   * Travellers keep their order; those whose time, van or driver changes are notified.
   * @throws NOT_FOUND; STATE_CONFLICT with `run-ended`, `same-run`, `unknown-vehicle`, `unknown-driver`, `no-stops`,
   *   `capacity` or `taken`
   */
  return (runId: number, move: RunMove, actor: StaffActor): Promise<RunMoved> =>
    db.transaction().execute(async (tx) => {
      const { key, run, changed, changes, aboard, isWhole } = await calculate(tx, runId, move);
      if (move.preview) return { changes, aboard, notified: 0 };
      if (isWhole || move.aboard === 'move') await createRunsRepository(tx).giveAway(runId, move.note);
      const notified = await publishTrips(tx, key, { trips: changed, actor });
      await announce(tx, jobs, { type: 'trip.published', ...key });
      const { vehicleId, driverId, delayMinutes } = move;
      const detail = { van: run.van, vehicleId, driverId, delayMinutes, parties: changes.length, told: notified };
      await createAuditRepository(tx).add({ actor, action: 'move-run', subject: `run:${runId}`, detail });
      if (notified > 0) await jobs.send('tell-pick-up-times', {}, { tx });
      return { changes, aboard, notified };
    });
};

export type MoveRun = ReturnType<typeof createMoveRun>;

import type { FieldError } from '@idavuelta/shared/contracts';
import type { PlanPublished } from '@idavuelta/shared/contracts/staff';
import type { DrivingRules } from '../../../../config/dispatch-config.ts';
import type { EstimateSettings } from '../../../../config/pick-up-config.ts';
import type { StaffActor } from '../../../../database/actor.ts';
import { createAuditRepository } from '../../../../database/audit.repository.ts';
import type { Database } from '../../../../database/database.ts';
import { AppError } from '../../../../errors.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { announce } from '../../../webhooks/outbox/announce.ts';
import { type CalculatedTrip, calculateTrips } from '../calculated-trips.ts';
import type { ReadDispatchPlan } from '../dispatch-plan.ts';
import { lockDraft, planSubject } from '../drafts.ts';
import { type PlanContext, readPlanContext } from '../plan-context.ts';
import { describeProblem, type FindTravelTimes } from '../plan-problem.ts';
import { toDraftTrips } from '../plan-version.ts';
import { createPlansRepository, type PlanKey } from '../plans.repository.ts';
import { withPromises } from '../promised-times.ts';
import { readStartedTrips, withStartedLocked } from '../started-trips.ts';
import { tripsAgainstRest } from './driver-conflicts.ts';
import { publishTrips, takenTrips } from './publish-trips.ts';
import { tripsTakingStarted } from './started-runs.ts';

interface PublishPlanDependencies {
  db: Database;
  jobs: Jobs;
  settings: EstimateSettings;
  driving: DrivingRules;
  travelTimes: FindTravelTimes;
  read: ReadDispatchPlan;
}

interface Publication {
  /** Accepts stops that break a rule other than capacity. */
  acceptBroken: boolean;
  /** Revision of the draft that the dispatcher saw. */
  revision: number;
  actor: StaffActor;
}

/** Returns the reasons why a trip cannot be published. */
function rejectionsOf(
  trip: CalculatedTrip,
  { vehicles, drivers }: PlanContext,
  { acceptBroken }: Publication,
): string[] {
  const { vehicleId, driverId } = trip;
  const broken = new Set([...trip.broken, ...trip.stops.flatMap((stop) => stop.broken)]);
  return [
    ...(trip.stops.length === 0 ? ['no-stops'] : []),
    ...(vehicles.some(({ id }) => id === vehicleId) ? [] : ['unknown-vehicle']),
    ...(driverId === undefined ? ['no-driver'] : []),
    ...(driverId === undefined || drivers.some(({ id }) => id === driverId) ? [] : ['unknown-driver']),
    ...(broken.has('capacity') ? ['capacity'] : []),
    ...(broken.size > Number(broken.has('capacity')) && !acceptBroken ? ['broken'] : []),
  ];
}

const toFieldError = (reason: string, index: number | undefined): FieldError => ({
  field: index === undefined ? 'trips' : `trips.${index}`,
  reason,
});

/** Creates the function that publishes the draft of a departure. */
export const createPublishPlan =
  ({ db, jobs, settings, driving, travelTimes, read }: PublishPlanDependencies) =>
  /**
   * Publishes the draft, recalculated without parties that no longer ride. Parties missing from it are listed as
   * unplanned.
   * @throws NOT_FOUND, also without a draft; CHANGED_MEANWHILE; STATE_CONFLICT with the trips (`trips.<index>`) that
   *   have `no-stops`, `no-driver`, too few seats (`capacity`), broken rules (`broken`), a vehicle or driver that is
   *   `taken` or no longer available (`unknown-vehicle`, `unknown-driver`), or take over what another run has begun
   *   (`run-started`)
   */
  async (key: PlanKey, publication: Publication): Promise<PlanPublished> => {
    const { revision, actor } = publication;
    const context = await readPlanContext(db, key, settings);
    const draft = await createPlansRepository(db).find(key, 'draft');
    if (!draft) throw new AppError('NOT_FOUND');
    const { parties } = context;
    const published = await createPlansRepository(db).find(key, 'published');
    const trips = calculateTrips(
      context,
      withPromises(await describeProblem(context, travelTimes), published, context),
      withStartedLocked(toDraftTrips(draft, parties), await readStartedTrips(db, key, { published, parties })),
    );
    const notified = await db.transaction().execute(async (tx) => {
      const locked = await lockDraft(tx, key, revision);
      if (locked?.id !== draft.id || draft.revision !== revision)
        throw new AppError('CHANGED_MEANWHILE', { errors: [{ field: 'trips', reason: 'changed' }] });
      const rejections = trips.flatMap((trip, index) =>
        rejectionsOf(trip, context, publication).map((reason) => toFieldError(reason, index)),
      );
      const taken = (await takenTrips(tx, key, trips)).map((index) => toFieldError('taken', index));
      const started = (await tripsTakingStarted(tx, key, trips)).map((index) => toFieldError('run-started', index));
      const tired = publication.acceptBroken ? [] : await tripsAgainstRest(tx, key, { trips, context, rules: driving });
      const errors = [...rejections, ...taken, ...started, ...tired.map((index) => toFieldError('broken', index))];
      if (errors.length > 0) throw new AppError('STATE_CONFLICT', { errors });
      const { id: draftId, moved, unserved, version } = draft;
      const toNotify = await publishTrips(tx, key, { trips, actor, draftId, moved, unserved });
      const detail = { version, revision: revision + 1, trips: trips.length, told: toNotify };
      await createAuditRepository(tx).add({ actor, action: 'publish-plan', subject: planSubject(key), detail });
      await announce(tx, jobs, { type: 'trip.published', ...key });
      // immediately rather than at the job's next run
      if (toNotify > 0) await jobs.send('tell-pick-up-times', {}, { tx });
      return toNotify;
    });
    return { notified, plan: await read(db, key) };
  };

export type PublishPlan = ReturnType<typeof createPublishPlan>;

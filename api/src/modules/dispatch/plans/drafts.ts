import type { FieldError } from '@idavuelta/shared/contracts';
import type { DispatchPlan, PlanDraft } from '@idavuelta/shared/contracts/staff';
import type { EstimateSettings } from '../../../config/pick-up-config.ts';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { type CalculatedTrip, calculateTrips } from './calculated-trips.ts';
import { createDepartureRepository } from './departure.repository.ts';
import type { ReadDispatchPlan } from './dispatch-plan.ts';
import { type PlanContext, readPlanContext } from './plan-context.ts';
import { describeProblem, type FindTravelTimes } from './plan-problem.ts';
import { createPlansRepository, type PlanKey, type Unserved } from './plans.repository.ts';
import { withPromises } from './promised-times.ts';
import { readStartedTrips, withStartedLocked } from './started-trips.ts';

interface DraftsDependencies {
  db: Database;
  settings: EstimateSettings;
  travelTimes: FindTravelTimes;
  read: ReadDispatchPlan;
}

interface ChangedBy {
  /** Revision that the change is based on; 0 without a draft. */
  revision: number;
  actor: StaffActor;
}

/** Subject of a plan in the audit and in change notifications. */
export const planSubject = ({ departureId, direction }: PlanKey) => `plan:${departureId}:${direction}`;

/** @throws STATE_CONFLICT with everything in the draft that is unknown or duplicated */
export function assertKnown({ trips }: PlanDraft, { vehicles, drivers, parties }: PlanContext) {
  const known = new Map(parties.map((party) => [party.id, party]));
  const seen = new Set<string>();
  const errors = trips.flatMap(({ vehicleId, driverId, stops }, t): FieldError[] => [
    ...(vehicles.some(({ id }) => id === vehicleId)
      ? []
      : [{ field: `trips.${t}.vehicleId`, reason: 'unknown-vehicle' }]),
    ...(driverId === undefined || drivers.some(({ id }) => id === driverId)
      ? []
      : [{ field: `trips.${t}.driverId`, reason: 'unknown-driver' }]),
    ...stops.flatMap(({ party, pointId }, s) => {
      const stop = `trips.${t}.stops.${s}`;
      const field = `${stop}.party`;
      const isTwice = seen.has(party);
      seen.add(party);
      if (!known.has(party)) return [{ field, reason: 'unknown-party' }];
      if (!known.get(party)?.position) return [{ field, reason: 'no-position' }];
      if (pointId !== undefined && !known.get(party)?.points?.some(({ id }) => id === pointId))
        return [{ field: `${stop}.pointId`, reason: 'unknown-point' }];
      return isTwice ? [{ field, reason: 'party-twice' }] : [];
    }),
  ]);
  if (errors.length > 0) throw new AppError('STATE_CONFLICT', { errors });
}

/**
 * Locks the plans of a departure until the transaction ends, and returns its draft.
 * @throws CHANGED_MEANWHILE when the draft has another revision
 */
export async function lockDraft(tx: Queryable, key: PlanKey, revision: number) {
  await createDepartureRepository(tx).lock(key.departureId);
  const draft = await createPlansRepository(tx).find(key, 'draft');
  if ((draft?.revision ?? 0) !== revision)
    throw new AppError('CHANGED_MEANWHILE', { errors: [{ field: 'trips', reason: 'changed' }] });
  return draft;
}

interface NewDraft {
  trips: CalculatedTrip[];
  actor: string;
  moved: string[];
  unserved: Unserved;
}

/** Stores the trips of a draft, creating it if needed. @returns its revision */
export async function saveDraft(
  tx: Queryable,
  key: PlanKey,
  draft: { id: number; revision: number } | undefined,
  { trips, actor, moved, unserved }: NewDraft,
) {
  const plans = createPlansRepository(tx);
  const id = draft?.id ?? (await plans.add(key, { state: 'draft', actor }));
  await plans.changeTrips(id, trips);
  await plans.change(id, { actor, moved, unserved });
  // a new draft starts at revision 1
  return (draft?.revision ?? 1) + 1;
}

/** Drafts as edited by dispatchers. */
export function createDrafts({ db, settings, travelTimes, read }: DraftsDependencies) {
  return {
    /**
     * Replaces the draft's trips and calculates their times and broken rules.
     * @throws NOT_FOUND; CHANGED_MEANWHILE; STATE_CONFLICT with `unknown-vehicle`, `unknown-driver`, `unknown-party`,
     *   `party-twice`, `unknown-point` for a pick-up point that the party does not reach, or `no-position` for a party without a position
     */
    async change(key: PlanKey, change: PlanDraft, { revision, actor }: ChangedBy): Promise<DispatchPlan> {
      const context = await readPlanContext(db, key, settings);
      assertKnown(change, context);
      const published = await createPlansRepository(db).find(key, 'published');
      const plan = withPromises(await describeProblem(context, travelTimes), published, context);
      const started = await readStartedTrips(db, key, { published, parties: context.parties });
      const trips = calculateTrips(context, plan, withStartedLocked(change.trips, started));
      await db.transaction().execute(async (tx) => {
        const draft = await lockDraft(tx, key, revision);
        const changed = { trips, actor, moved: draft?.moved ?? [], unserved: draft?.unserved ?? [] };
        const detail = { revision: await saveDraft(tx, key, draft, changed), trips: trips.length };
        await createAuditRepository(tx).add({ actor, action: 'change-plan-draft', subject: planSubject(key), detail });
      });
      return read(db, key);
    },

    /** Deletes the draft; the published plan stays. @throws NOT_FOUND without a draft; CHANGED_MEANWHILE */
    async discard(key: PlanKey, { revision, actor }: ChangedBy): Promise<DispatchPlan> {
      await readPlanContext(db, key, settings);
      await db.transaction().execute(async (tx) => {
        const draft = await lockDraft(tx, key, revision);
        if (!draft) throw new AppError('NOT_FOUND');
        await createPlansRepository(tx).delete(draft.id);
        const detail = { version: draft.version, revision };
        await createAuditRepository(tx).add({ actor, action: 'discard-plan-draft', subject: planSubject(key), detail });
      });
      return read(db, key);
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;

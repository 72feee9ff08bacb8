import type { FieldError } from '@idavuelta/shared/contracts';
import type { DispatchPlan, PlanDraft } from '@idavuelta/shared/contracts/staff';
import type { EstimateSettings } from '../../../config/pick-up-config.ts';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createDepartureRepository } from './departure.repository.ts';
import type { ReadDispatchPlan } from './dispatch-plan.ts';
import { type PlanContext, readPlanContext } from './plan-context.ts';
import { describeProblem, type FindTravelTimes } from './plan-problem.ts';
import { createPlansRepository, type PlanKey, type Unserved } from './plans.repository.ts';
import { type ReckonedTrip, reckonTrips } from './reckoned-trips.ts';

interface DraftsDependencies {
  db: Database;
  settings: EstimateSettings;
  travelTimes: FindTravelTimes;
  read: ReadDispatchPlan;
}

interface ChangedBy {
  /** That was read; 0 where there was no draft. */
  revision: number;
  actor: StaffActor;
}

/** In the audit, and of what it says was changed. */
export const planSubject = ({ departureId, direction }: PlanKey) => `plan:${departureId}:${direction}`;

/** @throws STATE_CONFLICT with what a draft names that there is not, or twice */
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
    ...stops.flatMap(({ party }, s) => {
      const field = `trips.${t}.stops.${s}.party`;
      const isTwice = seen.has(party);
      seen.add(party);
      if (!known.has(party)) return [{ field, reason: 'unknown-party' }];
      if (!known.get(party)?.position) return [{ field, reason: 'no-position' }];
      return isTwice ? [{ field, reason: 'party-twice' }] : [];
    }),
  ]);
  if (errors.length > 0) throw new AppError('STATE_CONFLICT', { errors });
}

/**
 * Locks the plans of a departure until the transaction ends, and finds its draft.
 * @throws CHANGED_MEANWHILE when it is not at the revision that was read
 */
export async function lockDraft(tx: Queryable, key: PlanKey, revision: number) {
  await createDepartureRepository(tx).lock(key.departureId);
  const draft = await createPlansRepository(tx).find(key, 'draft');
  if ((draft?.revision ?? 0) !== revision)
    throw new AppError('CHANGED_MEANWHILE', { errors: [{ field: 'trips', reason: 'changed' }] });
  return draft;
}

interface NewDraft {
  trips: ReckonedTrip[];
  actor: string;
  moved: string[];
  unserved: Unserved;
}

/** Stores the trips of a draft, which is added where there is none. @returns its revision */
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
  // a new draft starts at revision 1, and has been changed once since
  return (draft?.revision ?? 1) + 1;
}

/** Drafts, as dispatchers change them by hand. */
export function createDrafts({ db, settings, travelTimes, read }: DraftsDependencies) {
  return {
    /**
     * Replaces the trips of the draft; their times and what breaks are reckoned here.
     * @throws NOT_FOUND; CHANGED_MEANWHILE; STATE_CONFLICT with `unknown-vehicle`, `unknown-driver`, `unknown-party`,
     *   `party-twice`, `no-position` of a party that nobody has located
     */
    async change(key: PlanKey, change: PlanDraft, { revision, actor }: ChangedBy): Promise<DispatchPlan> {
      const context = await readPlanContext(db, key, settings);
      assertKnown(change, context);
      const trips = reckonTrips(context, await describeProblem(context, travelTimes), change.trips);
      await db.transaction().execute(async (tx) => {
        const draft = await lockDraft(tx, key, revision);
        const changed = { trips, actor, moved: draft?.moved ?? [], unserved: draft?.unserved ?? [] };
        const detail = { revision: await saveDraft(tx, key, draft, changed), trips: trips.length };
        await createAuditRepository(tx).add({ actor, action: 'change-plan-draft', subject: planSubject(key), detail });
      });
      return read(db, key);
    },

    /** Deletes the draft; what is published stays. @throws NOT_FOUND without one; CHANGED_MEANWHILE */
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

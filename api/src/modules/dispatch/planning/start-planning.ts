import type { DispatchPlan } from '@idavuelta/shared/contracts/staff';
import type { EstimateSettings } from '../../../config/pick-up-config.ts';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { createDepartureRepository } from '../plans/departure.repository.ts';
import type { ReadDispatchPlan } from '../plans/dispatch-plan.ts';
import { lockDraft, planSubject } from '../plans/drafts.ts';
import { readPlanContext } from '../plans/plan-context.ts';
import type { PlanKey } from '../plans/plans.repository.ts';
import { createPlanningRepository } from './planning.repository.ts';

interface StartPlanningDependencies {
  db: Database;
  jobs: Jobs;
  settings: EstimateSettings;
  read: ReadDispatchPlan;
}

interface PlanningStart {
  fromScratch: boolean;
  /** Revision of the draft that the dispatcher saw; 0 without a draft. */
  revision: number;
  actor: StaffActor;
}

/** Creates the function that starts the planning of a departure. */
export const createStartPlanning =
  ({ db, jobs, settings, read }: StartPlanningDependencies) =>
  /**
   * Queues the planning job, unless one is already running.
   * @throws NOT_FOUND; CHANGED_MEANWHILE when the draft has changed since it was read; STATE_CONFLICT
   *   (`departure.position` `unknown`) while the venue has no position
   */
  async (key: PlanKey, { fromScratch, revision, actor }: PlanningStart): Promise<DispatchPlan> => {
    const { venue } = await readPlanContext(db, key, settings);
    if (!venue) throw new AppError('STATE_CONFLICT', { errors: [{ field: 'departure.position', reason: 'unknown' }] });
    await db.transaction().execute(async (tx) => {
      await createDepartureRepository(tx).lock(key.departureId);
      const planning = createPlanningRepository(tx);
      if ((await planning.find(key))?.isAlive) return;
      await lockDraft(tx, key, revision);
      const planningId = await planning.start(key, { fromScratch, draftRevision: revision, actor });
      await jobs.send('plan-trips', { planningId }, { tx });
      const detail = { fromScratch };
      await createAuditRepository(tx).add({ actor, action: 'start-planning', subject: planSubject(key), detail });
    });
    return read(db, key);
  };

export type StartPlanning = ReturnType<typeof createStartPlanning>;

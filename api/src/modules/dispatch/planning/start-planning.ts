import type { DispatchPlan } from '@idavuelta/shared/contracts/staff';
import type { EstimateSettings } from '../../../config/pick-up-config.ts';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { createDepartureRepository } from '../plans/departure.repository.ts';
import type { ReadDispatchPlan } from '../plans/dispatch-plan.ts';
import { planSubject } from '../plans/drafts.ts';
import { readPlanContext } from '../plans/plan-context.ts';
import { createPlansRepository, type PlanKey } from '../plans/plans.repository.ts';
import { createPlanningRepository } from './planning.repository.ts';

interface StartPlanningDependencies {
  db: Database;
  jobs: Jobs;
  settings: EstimateSettings;
  read: ReadDispatchPlan;
}

/** Makes the function by which a dispatcher has a departure planned. */
export const createStartPlanning =
  ({ db, jobs, settings, read }: StartPlanningDependencies) =>
  /**
   * Files the job that plans. While one is under way, nothing more begins.
   * @throws NOT_FOUND; STATE_CONFLICT (`departure.position` `unknown`) while nobody has located the venue
   */
  async (key: PlanKey, { fromScratch, actor }: { fromScratch: boolean; actor: StaffActor }): Promise<DispatchPlan> => {
    const { venue } = await readPlanContext(db, key, settings);
    if (!venue) throw new AppError('STATE_CONFLICT', { errors: [{ field: 'departure.position', reason: 'unknown' }] });
    await db.transaction().execute(async (tx) => {
      await createDepartureRepository(tx).lock(key.departureId);
      const planning = createPlanningRepository(tx);
      if ((await planning.find(key))?.isAlive) return;
      const draft = await createPlansRepository(tx).find(key, 'draft');
      const planningId = await planning.start(key, { fromScratch, draftRevision: draft?.revision ?? 0, actor });
      await jobs.send('plan-trips', { planningId }, { tx });
      const detail = { fromScratch };
      await createAuditRepository(tx).add({ actor, action: 'start-planning', subject: planSubject(key), detail });
    });
    return read(db, key);
  };

export type StartPlanning = ReturnType<typeof createStartPlanning>;

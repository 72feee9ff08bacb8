import type { DispatchPlan } from '@idavuelta/shared/contracts/staff';
import type { EstimateSettings } from '../../../../config/pick-up-config.ts';
import type { StaffActor } from '../../../../database/actor.ts';
import { createAuditRepository } from '../../../../database/audit.repository.ts';
import type { Database } from '../../../../database/database.ts';
import { AppError } from '../../../../errors.ts';
import { createDepartureRepository } from '../departure.repository.ts';
import type { ReadDispatchPlan } from '../dispatch-plan.ts';
import { readPlanContext } from '../plan-context.ts';
import type { PlanKey } from '../plans.repository.ts';
import { createStopNotesRepository } from './stop-notes.repository.ts';

interface PartyNotesDependencies {
  db: Database;
  settings: EstimateSettings;
  read: ReadDispatchPlan;
}

/** Creates the function that saves a dispatcher's note to the driver about a stop. */
export const createSetPartyNote =
  ({ db, settings, read }: PartyNotesDependencies) =>
  /**
   * The note applies to the party's tickets at their address, out and back, in whichever van.
   * @param note undefined to remove it
   * @throws NOT_FOUND, also for an unknown party
   */
  async (key: PlanKey, partyId: string, note: string | undefined, actor: StaffActor): Promise<DispatchPlan> => {
    await db.transaction().execute(async (tx) => {
      await createDepartureRepository(tx).lock(key.departureId);
      const { parties } = await readPlanContext(tx, key, settings);
      const party = parties.find(({ id }) => id === partyId);
      if (!party) throw new AppError('NOT_FOUND');
      const notes = createStopNotesRepository(tx);
      for (const rider of party.riders) await notes.set(rider, note?.trim());
      // the text is personal data deleted with the order, whereas the audit stays
      const detail = { tickets: party.tickets, isRemoved: note === undefined };
      await createAuditRepository(tx).add({ actor, action: 'note-stop', subject: party.orderId, detail });
    });
    return read(db, key);
  };

export type SetPartyNote = ReturnType<typeof createSetPartyNote>;

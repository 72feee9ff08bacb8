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

/** Makes the function by which a dispatcher tells the driver something of a stop. */
export const createSetPartyNote =
  ({ db, settings, read }: PartyNotesDependencies) =>
  /**
   * The note is of the tickets of the party at their address, out and back, whichever van comes.
   * @param note undefined: there is none any more
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
      // what it says is about people, and goes with their order: the audit stays
      const detail = { tickets: party.tickets, isRemoved: note === undefined };
      await createAuditRepository(tx).add({ actor, action: 'note-stop', subject: party.orderId, detail });
    });
    return read(db, key);
  };

export type SetPartyNote = ReturnType<typeof createSetPartyNote>;

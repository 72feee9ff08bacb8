import type { Position } from '@idavuelta/shared/contracts';
import type { DispatchPlan } from '@idavuelta/shared/contracts/staff';
import type { EstimateSettings } from '../../../../config/pick-up-config.ts';
import type { StaffActor } from '../../../../database/actor.ts';
import { createAuditRepository } from '../../../../database/audit.repository.ts';
import type { Database } from '../../../../database/database.ts';
import { AppError } from '../../../../errors.ts';
import { assertInCounties } from '../../../../geocoding/plausible-positions.ts';
import type { ReadDispatchPlan } from '../dispatch-plan.ts';
import { readPlanContext } from '../plan-context.ts';
import type { PlanKey } from '../plans.repository.ts';
import { createPositionsRepository } from './positions.repository.ts';

interface PartyPositionsDependencies {
  db: Database;
  settings: EstimateSettings;
  read: ReadDispatchPlan;
}

/** Creates the function that saves the position a dispatcher chose for an address. */
export const createSetPartyPosition =
  ({ db, settings, read }: PartyPositionsDependencies) =>
  /**
   * Sets the position on the party's tickets as if the buyer had chosen it on the map.
   * @throws NOT_FOUND, also for an unknown party; VALIDATION_FAILED (`position` `range`) too far from its county
   */
  async (key: PlanKey, partyId: string, position: Position, actor: StaffActor): Promise<DispatchPlan> => {
    const { parties } = await readPlanContext(db, key, settings);
    const party = parties.find(({ id }) => id === partyId);
    if (!party) throw new AppError('NOT_FOUND');
    await db.transaction().execute(async (tx) => {
      await assertInCounties(tx, [{ field: 'position', countyId: party.countyId, position }]);
      const positions = createPositionsRepository(tx);
      for (const rider of party.riders) await positions.set(rider, position);
      // a home address is deleted with the order, whereas the audit stays
      const detail = { tickets: party.tickets };
      await createAuditRepository(tx).add({ actor, action: 'pin-address', subject: party.orderId, detail });
    });
    return read(db, key);
  };

export type SetPartyPosition = ReturnType<typeof createSetPartyPosition>;

import type {
  MyVehicleChecks,
  VehicleCheck,
  VehicleCheckInput,
  VehicleCheckList,
} from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { AppError } from '../../../errors.ts';
import { namesIn } from '../../event-management/options/names-in.ts';
import { createVehicleChecksRepository } from './vehicle-checks.repository.ts';

/** What drivers look at before a trip, as the company writes it, and what they found. */
export function createVehicleChecks({ db }: { db: Database }) {
  const checks = createVehicleChecksRepository(db);

  async function ofDriver(driverId: number): Promise<MyVehicleChecks> {
    const { items } = await checks.list();
    const trips = await checks.tripsOf(driverId);
    return {
      items,
      trips: trips.map(({ tripId, checkedAt }) => ({
        tripId,
        ...(checkedAt && { checkedAt: isoMoment(checkedAt) }),
      })),
    };
  }

  return {
    ofDriver,

    /** Stores what a driver found; checks of trips that were never theirs are left out. */
    async record(found: VehicleCheckInput[], driverId: number): Promise<MyVehicleChecks> {
      await db.transaction().execute(async (tx) => {
        const stored = createVehicleChecksRepository(tx);
        for (const { tripId, at, note = '', ...check } of found) {
          const trip = await stored.tripToCheck(tripId, driverId);
          if (trip) await stored.add({ ...check, ...trip, note, at: new Date(at), driverId });
        }
      });
      return ofDriver(driverId);
    },

    list: (): Promise<VehicleCheckList> => checks.list(),

    /** @throws CHANGED_MEANWHILE when the list has another revision */
    changeList: (items: string[], { revision, actor }: { revision: number; actor: StaffActor }) =>
      db.transaction().execute(async (tx): Promise<VehicleCheckList> => {
        const stored = createVehicleChecksRepository(tx);
        const before = await stored.lockList();
        if (before.revision !== revision)
          throw new AppError('CHANGED_MEANWHILE', { errors: [{ field: 'items', reason: 'changed' }] });
        await stored.changeList(items);
        const detail = {
          revision: revision + 1,
          before: { items: before.items.join('; ') },
          after: { items: items.join('; ') },
        };
        await createAuditRepository(tx).add({
          actor,
          action: 'change-vehicle-checks',
          subject: 'vehicle-checks',
          detail,
        });
        return stored.list();
      }),

    /** The latest checks of all vehicles. */
    async latest(): Promise<VehicleCheck[]> {
      return (await checks.latest()).map(
        ({ departureId, direction, eventId, slug, translations, earlierKm, at, note, ...check }) => ({
          ...check,
          departure: { id: departureId, event: { id: eventId, slug, translations: namesIn(translations) }, direction },
          at: isoMoment(at),
          ...(note && { note }),
          ...(earlierKm !== null && check.odometerKm < earlierKm && { earlierKm }),
        }),
      );
    },
  };
}

export type VehicleChecks = ReturnType<typeof createVehicleChecks>;

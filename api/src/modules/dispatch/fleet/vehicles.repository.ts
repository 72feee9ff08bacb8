import type { CountryCode } from '@idavuelta/shared/contracts';
import type { VehicleInput } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isThere } from '../../../database/affected-rows.ts';
import type { Queryable } from '../../../database/database.ts';

export type VehicleRow = Awaited<ReturnType<ReturnType<typeof createVehiclesRepository>['list']>>[number];

const toColumns = ({ plate, name, seats, spaces, countryCode, base, partnerId, isRetired }: VehicleInput) => ({
  plate,
  name,
  seats,
  country_code: countryCode,
  base_address: base?.address ?? null,
  base_latitude: base?.position.latitude ?? null,
  base_longitude: base?.position.longitude ?? null,
  partner_id: partnerId ?? null,
  retired: isRetired,
  // a page from before spaces leaves them as they were
  ...(spaces && {
    wheelchair_places: spaces.wheelchair ?? 0,
    child_seats: spaces.childSeat ?? 0,
    luggage_places: spaces.luggage ?? 0,
  }),
});

/** Vehicles and the days on which they are out of service. */
export function createVehiclesRepository(db: Queryable) {
  const vehicles = db
    .selectFrom('vehicle as v')
    .select(['v.id', 'v.plate', 'v.name', 'v.seats', 'v.country_code as countryCode', 'v.retired as isRetired'])
    .select(['v.base_address as baseAddress', 'v.base_latitude as latitude', 'v.base_longitude as longitude'])
    .select(['v.revision', 'v.partner_id as partnerId'])
    .select(['v.wheelchair_places as wheelchair', 'v.child_seats as childSeat', 'v.luggage_places as luggage'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('vehicle_outage as o')
          .select([sql<string>`o.from_day::text`.as('from'), sql<string>`o.until_day::text`.as('until'), 'o.reason'])
          .whereRef('o.vehicle_id', '=', 'v.id')
          .orderBy('o.from_day')
          .orderBy('o.id'),
      ).as('outages'),
    );

  const addOutages = async (vehicleId: number, outages: VehicleInput['outages']) => {
    if (outages.length === 0) return;
    const rows = outages.map(({ from, until, reason }) => ({
      vehicle_id: vehicleId,
      from_day: from,
      until_day: until,
      reason,
    }));
    await db.insertInto('vehicle_outage').values(rows).execute();
  };

  return {
    list: () => vehicles.orderBy('v.country_code').orderBy('v.plate').execute(),

    /** Returns a country's vehicles in service on a local day. */
    inService: (country: CountryCode, day: string) =>
      vehicles
        .where('v.country_code', '=', country)
        .where('v.retired', '=', false)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('vehicle_outage as o')
                .select('o.id')
                .whereRef('o.vehicle_id', '=', 'v.id')
                .where(sql<boolean>`${day}::date BETWEEN o.from_day AND o.until_day`),
            ),
          ),
        )
        .orderBy('v.plate')
        .execute(),

    byId: (id: number) => vehicles.where('v.id', '=', id).executeTakeFirst(),

    byIds: (ids: number[]) =>
      vehicles
        .where(({ eb, fn, val }) => eb('v.id', '=', fn.any(val(ids))))
        .orderBy('v.plate')
        .execute(),

    /** Returns the ids of the known vehicles by plate. */
    async byPlates(plates: string[]) {
      const rows = await db
        .selectFrom('vehicle')
        .select(['id', 'plate', 'seats'])
        .where(({ eb, fn, val }) => eb('plate', '=', fn.any(val(plates))))
        .execute();
      return new Map(rows.map((row) => [row.plate, row]));
    },

    /** Locks the vehicle until the transaction ends. @returns its revision; undefined for an unknown vehicle */
    lock: async (id: number) =>
      (await db.selectFrom('vehicle').select('revision').where('id', '=', id).forNoKeyUpdate().executeTakeFirst())
        ?.revision,

    /** @returns its id; undefined when the plate is taken */
    async add(vehicle: VehicleInput) {
      const added = await db
        .insertInto('vehicle')
        .values(toColumns(vehicle))
        .onConflict((conflict) => conflict.column('plate').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added) await addOutages(added.id, vehicle.outages);
      return added?.id;
    },

    isTaken: (plate: string, exceptId: number) =>
      isThere(db.selectFrom('vehicle').select('id').where('plate', '=', plate).where('id', '<>', exceptId)),

    async change(id: number, vehicle: VehicleInput) {
      await db
        .updateTable('vehicle')
        .set((eb) => ({ ...toColumns(vehicle), revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await db.deleteFrom('vehicle_outage').where('vehicle_id', '=', id).execute();
      await addOutages(id, vehicle.outages);
    },
  };
}

import { spaceKinds } from '@idavuelta/shared/contracts/rules';
import type { Vehicle, VehicleInput } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { assertUnchanged, fieldsChanged } from '../../../database/revisions.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { isCountryInScope, type StaffScope } from '../../../http/staff-scope.ts';
import { createVehiclesRepository, type VehicleRow } from './vehicles.repository.ts';

export type Vehicles = ReturnType<typeof createVehicles>;

const subjectOf = (id: number) => `vehicle:${id}`;

export const toVehicle = ({
  baseAddress,
  latitude,
  longitude,
  partnerId,
  wheelchair,
  childSeat,
  luggage,
  ...row
}: VehicleRow): Vehicle => ({
  ...row,
  spaces: { wheelchair, childSeat, luggage },
  ...(partnerId !== null && { partnerId }),
  ...(baseAddress !== null &&
    latitude !== null &&
    longitude !== null && { base: { address: baseAddress, position: { latitude, longitude } } }),
});

/** Normalizes the plate to upper case, so that `abc-123` means the same vehicle. */
const toStored = ({ plate, ...input }: VehicleInput): VehicleInput => ({ ...input, plate: plate.toUpperCase() });

/** Returns a base as the audit keeps it. */
export const toBaseText = (base: VehicleInput['base']) =>
  base ? `${base.address} (${base.position.latitude}, ${base.position.longitude})` : '';

/** Picks the fields that the audit keeps. */
const toAudited = ({ plate, name, seats, spaces, countryCode, base, partnerId, isRetired, outages }: VehicleInput) => ({
  plate,
  name,
  seats,
  ...(spaces && { spaces: spaceKinds.map((kind) => `${kind} ${spaces[kind] ?? 0}`).join(', ') }),
  countryCode,
  base: toBaseText(base),
  partner: partnerId ?? '',
  isRetired,
  outages: outages.map(({ from, until, reason }) => `${from}–${until} ${reason}`).join('; '),
});

/** @throws VALIDATION_FAILED for an outage that ends before it begins */
function assertInOrder({ outages }: VehicleInput) {
  const errors = outages.flatMap(({ from, until }, index) =>
    until < from ? [{ field: `outages[${index}].until`, reason: 'before_start' }] : [],
  );
  if (errors.length > 0) throw invalidFields(...errors);
}

/** The company's vehicles. Each change is audited. */
export function createVehicles({ db }: { db: Database }) {
  async function find(queryable: Queryable, id: number) {
    const row = await createVehiclesRepository(queryable).byId(id);
    if (!row) throw new AppError('NOT_FOUND');
    return toVehicle(row);
  }
  const taken = () => invalidFields({ field: 'plate', reason: 'taken' });

  return {
    async list(scope: StaffScope = {}): Promise<Vehicle[]> {
      const rows = await createVehiclesRepository(db).list();
      return rows.filter(({ countryCode }) => isCountryInScope(scope, countryCode)).map(toVehicle);
    },

    /** @throws VALIDATION_FAILED, also (`plate` `taken`) when another vehicle has the plate */
    add: (input: VehicleInput, actor: StaffActor): Promise<Vehicle> =>
      db.transaction().execute(async (tx) => {
        assertInOrder(input);
        const vehicle = toStored(input);
        const id = await createVehiclesRepository(tx).add(vehicle);
        if (id === undefined) throw taken();
        const detail = { revision: 1, ...toAudited(vehicle) };
        await createAuditRepository(tx).add({ actor, action: 'add-vehicle', subject: subjectOf(id), detail });
        return find(tx, id);
      }),

    /**
     * @param revision that the change is based on
     * @throws NOT_FOUND; VALIDATION_FAILED as `add`; CHANGED_MEANWHILE with the changed fields
     */
    change: (id: number, input: VehicleInput, { revision, actor }: { revision: number; actor: StaffActor }) =>
      db.transaction().execute(async (tx): Promise<Vehicle> => {
        assertInOrder(input);
        const vehicles = createVehiclesRepository(tx);
        const locked = await vehicles.lock(id);
        if (locked === undefined) throw new AppError('NOT_FOUND');
        const subject = subjectOf(id);
        await assertUnchanged(tx, subject, { stored: locked, read: revision });
        const vehicle = toStored(input);
        if (await vehicles.isTaken(vehicle.plate, id)) throw taken();
        const { before, after } = fieldsChanged(toAudited(await find(tx, id)), toAudited(vehicle));
        if (Object.keys(after).length > 0) {
          await vehicles.change(id, vehicle);
          const detail = { plate: vehicle.plate, revision: revision + 1, before, after };
          await createAuditRepository(tx).add({ actor, action: 'change-vehicle', subject, detail });
        }
        return find(tx, id);
      }),
  };
}

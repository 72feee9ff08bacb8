import { toE164 } from '@idavuelta/shared/contracts/phone';
import type { Driver, DriverInput } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { assertUnchanged, fieldsChanged } from '../../../database/revisions.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { isCountryInScope, type StaffScope } from '../../../http/staff-scope.ts';
import { createDriversRepository, type DriverRow } from './drivers.repository.ts';
import { toBaseText } from './vehicles.ts';

export type Drivers = ReturnType<typeof createDrivers>;

export function toDriver({ id, name, isBlocked, revision, ...row }: DriverRow): Driver {
  const { phone, languages, countryCode, licence, baseAddress, latitude, longitude, worksFrom, worksUntil } = row;
  const isKnown = phone !== null && languages !== null && countryCode !== null;
  const hasBase = baseAddress !== null && latitude !== null && longitude !== null;
  return {
    ...{ id, name, isBlocked, revision },
    ...(isKnown && {
      profile: {
        ...{ phone, languages, countryCode },
        ...(licence && { licence }),
        ...(hasBase && { base: { address: baseAddress, position: { latitude, longitude } } }),
        ...(worksFrom !== null && worksUntil !== null && { hours: { from: worksFrom, until: worksUntil } }),
      },
    }),
  };
}

const toAudited = (profile: DriverInput | undefined) => ({
  phone: profile?.phone ?? '',
  languages: profile?.languages.join(', ') ?? '',
  countryCode: profile?.countryCode ?? '',
  licence: profile?.licence ?? '',
  base: toBaseText(profile?.base),
  hours: profile?.hours ? `${profile.hours.from}–${profile.hours.until}` : '',
});

/** @throws VALIDATION_FAILED (`phone`) for an invalid phone number */
function toStored(input: DriverInput): DriverInput {
  const phone = toE164(input.phone, input.countryCode);
  if (phone === undefined) throw invalidFields({ field: 'phone', reason: 'phone' });
  return { ...input, phone };
}

/** Drivers, for dispatchers. Each change is audited. */
export function createDrivers({ db }: { db: Database }) {
  return {
    async list(scope: StaffScope = {}): Promise<Driver[]> {
      const drivers = (await createDriversRepository(db).list()).map(toDriver);
      return drivers.filter(({ profile }) => isCountryInScope(scope, profile?.countryCode));
    },

    /**
     * @param revision that the change is based on; 0 for a driver without a profile
     * @throws NOT_FOUND, also for staff without the driver role; VALIDATION_FAILED (`phone`); CHANGED_MEANWHILE with
     *   the changed fields
     */
    change: (id: number, typed: DriverInput, { revision, actor }: { revision: number; actor: StaffActor }) =>
      db.transaction().execute(async (tx): Promise<Driver> => {
        const input = toStored(typed);
        const drivers = createDriversRepository(tx);
        await drivers.lock(id);
        const stored = await drivers.byId(id);
        if (!stored) throw new AppError('NOT_FOUND');
        const subject = `driver:${id}`;
        await assertUnchanged(tx, subject, { stored: stored.revision, read: revision });
        const { before, after } = fieldsChanged(toAudited(toDriver(stored).profile), toAudited(input));
        if (Object.keys(after).length === 0) return toDriver(stored);
        await drivers.save(id, input);
        const detail = { name: stored.name, revision: revision + 1, before, after };
        await createAuditRepository(tx).add({ actor, action: 'change-driver', subject, detail });
        return toDriver((await drivers.byId(id)) as DriverRow);
      }),
  };
}

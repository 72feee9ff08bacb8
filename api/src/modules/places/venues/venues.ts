import type { Venue, VenueValues } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { assertUnchanged, fieldsChanged, revisionByAudit } from '../../../database/revisions.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { namesIn } from '../../event-management/options/names-in.ts';
import { createVenuesRepository, type VenuesQuery } from './venues.repository.ts';

export type Venues = ReturnType<typeof createVenues>;

const subjectOf = (id: number) => `place:${id}`;

const toAudited = ({ name, address, city, county, latitude, longitude }: VenueValues) => ({
  ...{ name, address, city: city ?? null, county: county ?? null },
  ...{ latitude: latitude ?? null, longitude: longitude ?? null },
});

/** Where events take place. Each change is audited. */
export function createVenues({ db }: { db: Database }) {
  async function find(queryable: Queryable, id: number): Promise<Venue> {
    const venues = createVenuesRepository(queryable);
    const venue = await venues.find(id);
    if (!venue) throw new AppError('NOT_FOUND');
    const { city, county, latitude, longitude, ...rest } = venue;
    const events = await venues.events(id);
    return {
      ...rest,
      ...(city !== null && { city }),
      ...(county !== null && { county }),
      ...(latitude !== null && longitude !== null && { latitude, longitude }),
      revision: await revisionByAudit(queryable, subjectOf(id)),
      events: events.map(({ startsAt, translations, ...event }) => ({
        ...event,
        startsAt: startsAt.toISOString(),
        translations: namesIn(translations),
      })),
    };
  }

  /** @throws VALIDATION_FAILED for the name and address of another venue, or half a position */
  async function check(tx: Queryable, { id, country }: Venue, { name, address, latitude, longitude }: VenueValues) {
    const errors = [];
    if (latitude === undefined && longitude !== undefined) errors.push({ field: 'latitude', reason: 'missing' });
    if (longitude === undefined && latitude !== undefined) errors.push({ field: 'longitude', reason: 'missing' });
    if (!(await createVenuesRepository(tx).isFree({ id, country, name, address })))
      errors.push({ field: 'name', reason: 'taken' });
    if (errors.length > 0) throw invalidFields(...errors);
  }

  return {
    async list(query: VenuesQuery) {
      const { rows, total } = await createVenuesRepository(db).list(query);
      return { total, rows: rows.map(({ city, ...venue }) => ({ ...venue, ...(city !== null && { city }) })) };
    },

    /** @throws NOT_FOUND */
    find: (id: number) => find(db, id),

    /**
     * Replaces all values, in its events and their search texts too.
     * @param revision that the change is based on
     * @throws NOT_FOUND, VALIDATION_FAILED; CHANGED_MEANWHILE with the changed fields
     */
    change: (id: number, values: VenueValues, { revision, actor }: { revision: number; actor: StaffActor }) =>
      db.transaction().execute(async (tx) => {
        const venues = createVenuesRepository(tx);
        await venues.lock(id);
        const stored = await find(tx, id);
        const subject = subjectOf(id);
        await assertUnchanged(tx, subject, { stored: stored.revision, read: revision });
        await check(tx, stored, values);
        const { before, after } = fieldsChanged(toAudited(stored), toAudited(values));
        if (Object.keys(after).length === 0) return stored;
        await venues.change(id, values);
        await venues.renameInEvents(id, values.name);
        const detail = { revision: revision + 1, before, after };
        await createAuditRepository(tx).add({ actor, action: 'change-venue', subject, detail });
        return find(tx, id);
      }),
  };
}

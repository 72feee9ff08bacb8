import { periodicity } from '@idavuelta/shared/contracts';
import type { DepartureRule, ManagedDepartures } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { EventTranslations } from '../../../database/column-types.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { typedMoment } from '../../../http/typed-moment.ts';
import { type PoolSales, salesByDeparture, setCapacity } from '../../seats/capacity.ts';
import { addDates } from './add-dates.ts';
import { planByRule } from './departure-rule.ts';
import { createDeparturesForStaffRepository } from './departures-for-staff.repository.ts';

export interface AddedDepartures {
  /** Local time at the event: `2027-03-06T20:00`. */
  departures: string[];
  /** Pools whose capacity differs from the usual one. */
  capacities?: { pool: number; capacity: number }[];
}

export type ManagedEventRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createDeparturesForStaffRepository>['event']>>
>;

const toPool = ({ pool, categories, provinces, capacity, sold, held, free, waiting }: PoolSales) => ({
  pool,
  categories,
  provinces,
  capacity,
  sold,
  held,
  free,
  waiting,
});

const toNames = (translations: EventTranslations): ManagedDepartures['translations'] =>
  Object.fromEntries(Object.entries(translations).map(([language, { name }]) => [language, { name }]));

/** Tells whether buyers pick the day. */
export const isRange = ({ periodicityType }: ManagedEventRow) => periodicityType === periodicity.range;

const conflict = (reason: string, message: string) =>
  new AppError('STATE_CONFLICT', { message, errors: [{ field: 'event', reason }] });

/** @throws STATE_CONFLICT for a withdrawn event */
export function assertNotWithdrawn({ withdrawn }: ManagedEventRow) {
  if (withdrawn) throw conflict('withdrawn', 'It was withdrawn.');
}

/** @throws STATE_CONFLICT for a range of days and for a withdrawn event */
export function assertHasDates(event: ManagedEventRow) {
  assertNotWithdrawn(event);
  if (isRange(event)) throw conflict('range', 'Buyers pick the day of this event.');
}

/** @throws NOT_FOUND */
export function orNotFound<T>(thing: T | undefined): T {
  if (thing === undefined) throw new AppError('NOT_FOUND');
  return thing;
}

/**
 * Converts new departures to times.
 * @throws VALIDATION_FAILED for an ambiguous or skipped local time, the past, and a duplicate
 */
function newMoments(departures: string[], event: ManagedEventRow, known: Date[]): Date[] {
  const taken = new Set(known.map((moment) => moment.getTime()));
  return departures.map((departure, i) => {
    const field = `departures[${i}]`;
    const mistake = (reason: string) => invalidFields({ field, reason });
    const startsAt = typedMoment(departure, { field, timeZone: event.timeZone });
    if (startsAt <= event.readAt) throw mistake('past');
    if (taken.has(startsAt.getTime())) throw mistake('exists');
    taken.add(startsAt.getTime());
    return startsAt;
  });
}

/** Departures of an event, for staff. Each change is audited. */
export function createDeparturesForStaff({ db }: { db: Database }) {
  async function list(on: Queryable, slug: string): Promise<ManagedDepartures> {
    const event = orNotFound(await createDeparturesForStaffRepository(on).event(slug));
    const sales = Map.groupBy(await salesByDeparture(on, event.id), ({ departure }) => departure);
    return {
      slug: event.slug,
      translations: toNames(event.translations),
      countryCode: event.countryCode,
      timeZone: event.timeZone,
      isRange: isRange(event),
      withdrawn: event.withdrawn,
      departures: [...sales].map(([departure, pools]) => {
        const [{ startsAt, departureId }] = pools as [PoolSales];
        return {
          ...(departureId !== null && { id: departureId }),
          departure,
          startsAt: isoMoment(startsAt),
          past: startsAt <= event.readAt,
          pools: pools.map(toPool),
        };
      }),
    };
  }

  return {
    /** @throws NOT_FOUND */
    list: (slug: string) => list(db, slug),

    /** Previews the departures that a weekly rule would add. @throws NOT_FOUND, STATE_CONFLICT, VALIDATION_FAILED */
    async plan(slug: string, rule: DepartureRule) {
      const repository = createDeparturesForStaffRepository(db);
      const event = orNotFound(await repository.event(slug));
      assertHasDates(event);
      const moments = await repository.moments(event.id);
      return planByRule(rule, { timeZone: event.timeZone, now: event.readAt, moments });
    },

    /**
     * Adds departures with their capacities.
     * @throws NOT_FOUND; STATE_CONFLICT for a range or a withdrawn event; VALIDATION_FAILED for an invalid, past
     *   or duplicate time
     */
    add: (
      slug: string,
      { departures, capacities = [] }: AddedDepartures,
      actor: StaffActor,
    ): Promise<ManagedDepartures> =>
      db.transaction().execute(async (tx) => {
        const repository = createDeparturesForStaffRepository(tx);
        const event = orNotFound(await repository.lockEvent(slug));
        assertHasDates(event);
        const moments = newMoments(departures, event, await repository.moments(event.id));
        await addDates(tx, event.id, moments);
        const added = new Set(moments.map((moment) => moment.getTime()));
        for (const sales of await salesByDeparture(tx, event.id)) {
          const requested = capacities.find(({ pool }) => pool === sales.pool);
          if (requested && added.has(sales.startsAt.getTime())) await setCapacity(tx, sales, requested.capacity);
        }
        const detail = { slug, departures, capacities };
        await createAuditRepository(tx).add({ actor, action: 'add-departures', subject: `event:${event.id}`, detail });
        return list(tx, slug);
      }),
  };
}

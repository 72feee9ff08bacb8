import type { CountryCode } from '@idavuelta/shared/contracts';
import type { DiscardedSample, VehicleInput } from '@idavuelta/shared/contracts/staff';
import { dayAt } from '@idavuelta/shared/contracts/time';
import type { StaffActor } from '../../database/actor.ts';
import { createAuditRepository } from '../../database/audit.repository.ts';
import { type Database, databaseClock } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createCoupons } from '../discounts/for-staff/coupons.ts';
import { createDeparturesForStaff } from '../event-management/departures/departures-for-staff.ts';
import { createEventForms } from '../event-management/for-staff/event-forms.ts';
import { createEventsForStaff } from '../event-management/for-staff/events-for-staff.ts';
import { createProvinces } from '../places/for-staff/provinces.ts';
import { createFirstDayRepository, type SampleItem } from './first-day.repository.ts';
import { sampleDays, sampleEvent, sampleNames, sampleProvince } from './sample-content.ts';
import { createSampleDataRepository } from './sample-data.repository.ts';

const dayMs = 86_400_000;
const subject = 'sample-data';
const maxSamples = 20;

export interface SampleDataDependencies {
  db: Database;
  /** Adds a vehicle. Passed in, because the fleet's module imports others and not the other way round. */
  addVehicle: (vehicle: VehicleInput, actor: StaffActor) => Promise<{ id: number }>;
}

/** Makes sample data by the services that staff use, so that a new owner can look around, and throws it away. */
export function createSampleData({ db, addVehicle }: SampleDataDependencies) {
  const provinces = createProvinces({ db });
  const events = createEventsForStaff({ db });
  const repository = createFirstDayRepository(db);
  const remember = (kind: SampleItem['kind'], id: number) => repository.addSample({ kind, id });

  /** Returns the id of a province of the country, and adds one if there is none. */
  async function provinceIn(country: CountryCode, actor: StaffActor) {
    const values = sampleProvince(country);
    const there = await provinces.list(country);
    const known = there.find(({ name }) => name === values.name) ?? there[0];
    if (known) return known.id;
    const { id } = await provinces.add({ country, ...values }, actor);
    await remember('province', id);
    return id;
  }

  async function addEvent(slug: string, country: CountryCode, actor: StaffActor) {
    const fields = sampleEvent(slug, country, await provinceIn(country, actor));
    const { timeZone, revision } = await createEventForms({ db }).add(fields, actor);
    const { id, placeId } = await repository.eventId(slug);
    await remember('event', id);
    await remember('place', placeId);
    const now = (await databaseClock(db)).getTime();
    const departures = sampleDays.map((days) => `${dayAt(new Date(now + days * dayMs), timeZone)}T20:00`);
    await createDeparturesForStaff({ db }).add(slug, { departures }, actor);
    // reached by its link only, so that no visitor takes it for real
    await events.changeState(slug, 'unlist', { actor, revision });
    return id;
  }

  /** Returns the first set of names that no existing event has. */
  async function freeNames() {
    const names = Array.from({ length: maxSamples }, (_, index) => sampleNames(index + 1));
    const taken = await repository.takenSlugs(names.map(({ slug }) => slug));
    const free = names.find(({ slug }) => !taken.has(slug));
    if (!free) throw new AppError('STATE_CONFLICT', { message: 'Too many sample events were kept.' });
    return free;
  }

  return {
    /**
     * Makes a sample event with departures, a coupon and vans.
     * @returns the slug of the event
     * @throws STATE_CONFLICT while there is sample data
     */
    async make(country: CountryCode, actor: StaffActor) {
      if ((await repository.sampleEvent()) !== undefined)
        throw new AppError('STATE_CONFLICT', { message: 'There is sample data.' });
      const { slug, coupon: code, vehicles } = await freeNames();
      const eventId = await addEvent(slug, country, actor);
      const coupon = await createCoupons({ db }).make(
        { code, percent: 10, note: '', eventIds: [eventId], variantIds: [] },
        actor,
      );
      await remember('coupon', coupon.id);
      for (const vehicle of vehicles) {
        const input = { ...vehicle, countryCode: country, isRetired: false, outages: [] };
        await remember('vehicle', (await addVehicle(input, actor)).id);
      }
      await createAuditRepository(db).add({ actor, action: 'make-sample-data', subject, detail: { country } });
      return { event: slug };
    },

    /** Deletes the sample data; what an order or a trip refers to is taken out of use instead. */
    discard: (actor: StaffActor): Promise<DiscardedSample> =>
      db.transaction().execute(async (tx) => {
        const sample = createSampleDataRepository(tx);
        const done = { deleted: 0, kept: 0 };
        for (const item of await sample.lock()) done[(await sample.discard(item)) ? 'deleted' : 'kept'] += 1;
        await sample.forget();
        await createAuditRepository(tx).add({ actor, action: 'discard-sample-data', subject, detail: done });
        return done;
      }),
  };
}

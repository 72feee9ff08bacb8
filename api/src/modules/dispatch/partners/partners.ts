import type { PartnerCompany, PartnerCompanyInput, PartnerRuns } from '@idavuelta/shared/contracts/staff';
import type { EstimateSettings } from '../../../config/pick-up-config.ts';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { invalidFields } from '../../../errors.ts';
import { namesIn } from '../../event-management/options/names-in.ts';
import { firstName } from '../plans/calculated-trips.ts';
import { createDepartureRepository } from '../plans/departure.repository.ts';
import { partyFinder, toParties } from '../plans/parties/parties.ts';
import { createTripsRepository } from '../trips/trips.repository.ts';
import { createPartnersRepository } from './partners.repository.ts';

type Stops = PartnerRuns['runs'][number]['stops'];

/** Partner companies, and what their own dispatchers see. */
export function createPartners({ db, settings }: { db: Database; settings: EstimateSettings }) {
  const partners = createPartnersRepository(db);

  /** Returns where the trip stops and for whom, without those who no longer ride. */
  async function stopsOf({ id, planId, departureId }: { id: number; planId: number; departureId: number }) {
    const departures = createDepartureRepository(db);
    const departure = await departures.find(departureId);
    const trip = (await createTripsRepository(db).ofPlans([planId])).find((each) => each.id === id);
    if (!departure || !trip) return [];
    const find = partyFinder(toParties(departure, await departures.tickets(departureId), settings));
    return trip.stops.flatMap(({ at, point, riders }): Stops => {
      const party = find(riders);
      if (!party) return [];
      const names = party.people.map(({ name }) => firstName(name));
      return [{ at, names, address: party.address, ...(point && { point }) }];
    });
  }

  return {
    list: (): Promise<PartnerCompany[]> => partners.list(),

    /** @throws VALIDATION_FAILED (`name` `taken`) */
    add: ({ name }: PartnerCompanyInput, actor: StaffActor): Promise<PartnerCompany> =>
      db.transaction().execute(async (tx) => {
        const added = await createPartnersRepository(tx).add(name);
        if (!added) throw invalidFields({ field: 'name', reason: 'taken' });
        const subject = `partner:${added.id}`;
        await createAuditRepository(tx).add({ actor, action: 'add-partner', subject, detail: { name } });
        return added;
      }),

    /** The first time a partner's dispatcher reads a trip's passengers is audited. */
    async runsOf(partnerId: number | undefined, actor: StaffActor): Promise<PartnerRuns> {
      if (partnerId === undefined) return { vehicles: [], runs: [] };
      const audit = createAuditRepository(db);
      const runs: PartnerRuns['runs'] = [];
      for (const { id, planId, departureId, isToday, seats, ...run } of await partners.runs(partnerId)) {
        if (isToday) {
          const entry = { actor, action: 'read-run-sheet', subject: `trip:${id}` } as const;
          if (!(await audit.has(entry))) await audit.add({ ...entry, detail: { van: run.van, departureId } });
        }
        const { eventId, slug, translations, direction, van, driver, startsAt, endsAt, timeZone } = run;
        runs.push({
          event: { id: eventId, slug, translations: namesIn(translations) },
          ...{ direction, van, driver, timeZone },
          startsAt: isoMoment(startsAt),
          endsAt: isoMoment(endsAt),
          seats: seats ?? 0,
          stops: isToday ? await stopsOf({ id, planId, departureId }) : [],
        });
      }
      return { vehicles: await partners.vehicles(partnerId), runs };
    },
  };
}

export type Partners = ReturnType<typeof createPartners>;

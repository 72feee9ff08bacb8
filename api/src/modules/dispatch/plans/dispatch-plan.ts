import type { DispatchPlan, PlanProposal, PlanVersion } from '@idavuelta/shared/contracts/staff';
import type { DrivingRules } from '../../../config/dispatch-config.ts';
import type { EstimateSettings } from '../../../config/pick-up-config.ts';
import { now, type Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { namesIn } from '../../event-management/options/names-in.ts';
import { createPlanningRepository } from '../planning/planning.repository.ts';
import { withDrivers } from './driving/with-drivers.ts';
import { partyFinder, type RidingParty } from './parties/parties.ts';
import { type PlanContext, readPlanContext } from './plan-context.ts';
import { readFleet } from './plan-fleet.ts';
import { toPlanVersion } from './plan-version.ts';
import { createPlansRepository, type PlanKey, type StoredPlan } from './plans.repository.ts';
import { readStartedTrips, withStartedMarked } from './started-trips.ts';

/** Proposes changes for late buyers and for cancellations after publishing. */
export type FindProposals = (context: PlanContext, published: StoredPlan) => Promise<PlanProposal[]>;

interface DispatchPlansDependencies {
  settings: EstimateSettings;
  driving: DrivingRules;
  propose: FindProposals;
}

/** Lists the parties without a trip, with the rule that prevented one if the last planning recorded it. */
function unplannedOf(parties: RidingParty[], stored: StoredPlan | undefined) {
  const find = partyFinder(parties);
  const planned = new Set(stored?.trips.flatMap(({ stops }) => stops.map(({ riders }) => find(riders)?.id)));
  const rules = new Map(stored?.unserved.map(({ party, rule }) => [party, rule]));
  return parties
    .filter(({ id }) => !planned.has(id))
    .map(({ id }) => {
      const rule = rules.get(id);
      return { party: id, ...(rule && { rule }) };
    });
}

const toParty = ({ riders: _riders, ticketId: _ticket, countyId: _county, mayWalk: _may, ...party }: RidingParty) =>
  party;

/** Creates the function that reads a departure with its plans for dispatchers. */
export const createReadDispatchPlan =
  ({ settings, driving, propose }: DispatchPlansDependencies) =>
  /** @throws NOT_FOUND for an unknown departure */
  async (db: Queryable, key: PlanKey): Promise<DispatchPlan> => {
    // taken first: everything written up to this moment is in the response
    const { readAt } = await db.selectNoFrom(now.as('readAt')).executeTakeFirstOrThrow();
    const context = await readPlanContext(db, key, settings);
    const { departure, direction, parties, venue, venueAt } = context;
    // read before the draft: once planning shows as ended, its result is visible too
    const planning = await createPlanningRepository(db).find(key);
    const plans = createPlansRepository(db);
    const stored = { draft: await plans.find(key, 'draft'), published: await plans.find(key, 'published') };
    const draft = stored.draft && toPlanVersion(stored.draft, 'draft', parties);
    const published = stored.published && toPlanVersion(stored.published, 'published', parties);
    const started = await readStartedTrips(db, key, { published: stored.published, parties });
    const fleet = await readFleet(db, context, {
      key,
      trips: [...(stored.draft?.trips ?? []), ...(stored.published?.trips ?? [])],
    });
    const { country, timeZone } = departure;
    const toDriven = (version: PlanVersion) =>
      withDrivers(withStartedMarked(version, started), { ...fleet, country, timeZone, rules: driving });
    return {
      departure: {
        id: departure.id,
        event: { id: departure.eventId, slug: departure.slug, translations: namesIn(departure.translations) },
        country: departure.country,
        place: departure.place,
        ...(venue && { position: venue }),
        startsAt: isoMoment(departure.startsAt),
        endsAt: isoMoment(departure.endsAt),
        timeZone: departure.timeZone,
      },
      direction,
      readAt: readAt.toISOString(), // two reads may fall into the same second
      longestRide: departure.longestRide,
      ...(direction === 'out' ? { arrivesBy: isoMoment(venueAt) } : { leavesAt: isoMoment(venueAt) }),
      parties: parties.map(toParty),
      ...fleet,
      driving,
      ...(draft && { draft: toDriven(draft) }),
      ...(published && { published: toDriven(published) }),
      unplanned: unplannedOf(parties, stored.draft ?? stored.published),
      ...(planning?.isAlive && {
        planning: { share: planning.share, vehicles: planning.vehicles, unserved: planning.unserved },
      }),
      ...(planning?.isFailed && { planningFailed: true }),
      proposals: stored.published ? await propose(context, stored.published) : [],
    };
  };

export type ReadDispatchPlan = ReturnType<typeof createReadDispatchPlan>;

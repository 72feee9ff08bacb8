import type { DispatchPlan, PlanProposal } from '@idavuelta/shared/contracts/staff';
import type { EstimateSettings } from '../../../config/pick-up-config.ts';
import { now, type Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { namesIn } from '../../event-management/options/names-in.ts';
import { createPlanningRepository } from '../planning/planning.repository.ts';
import { partyFinder, type RidingParty } from './parties/parties.ts';
import { type PlanContext, readPlanContext } from './plan-context.ts';
import { readFleet } from './plan-fleet.ts';
import { toPlanVersion } from './plan-version.ts';
import { createPlansRepository, type PlanKey, type StoredPlan } from './plans.repository.ts';

/** What a late buyer or a cancellation after publishing would cost. */
export type FindProposals = (context: PlanContext, published: StoredPlan) => Promise<PlanProposal[]>;

interface DispatchPlansDependencies {
  settings: EstimateSettings;
  propose: FindProposals;
}

/** Parties without a trip, with the rule that forbade one where the last planning says so. */
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

const toParty = ({ riders: _riders, ticketId: _ticket, countyId: _county, ...party }: RidingParty) => party;

/** A departure with its plans, as a dispatcher reads it. */
export const createReadDispatchPlan =
  ({ settings, propose }: DispatchPlansDependencies) =>
  /** @throws NOT_FOUND for an unknown departure */
  async (db: Queryable, key: PlanKey): Promise<DispatchPlan> => {
    // before everything else: whatever was written by then is in the response
    const { readAt } = await db.selectNoFrom(now.as('readAt')).executeTakeFirstOrThrow();
    const context = await readPlanContext(db, key, settings);
    const { departure, direction, parties, venue, venueAt } = context;
    // before the draft: whoever reads that planning has ended reads what it made, too
    const planning = await createPlanningRepository(db).find(key);
    const plans = createPlansRepository(db);
    const stored = { draft: await plans.find(key, 'draft'), published: await plans.find(key, 'published') };
    const draft = stored.draft && toPlanVersion(stored.draft, 'draft', parties);
    const published = stored.published && toPlanVersion(stored.published, 'published', parties);
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
      readAt: readAt.toISOString(), // two may be read within a second
      longestRide: departure.longestRide,
      ...(direction === 'out' ? { arrivesBy: isoMoment(venueAt) } : { leavesAt: isoMoment(venueAt) }),
      parties: parties.map(toParty),
      ...(await readFleet(db, context, {
        key,
        trips: [...(stored.draft?.trips ?? []), ...(stored.published?.trips ?? [])],
      })),
      ...(draft && { draft }),
      ...(published && { published }),
      unplanned: unplannedOf(parties, stored.draft ?? stored.published),
      ...(planning?.isAlive && {
        planning: { share: planning.share, vehicles: planning.vehicles, unserved: planning.unserved },
      }),
      ...(planning?.isFailed && { planningFailed: true }),
      proposals: stored.published ? await propose(context, stored.published) : [],
    };
  };

export type ReadDispatchPlan = ReturnType<typeof createReadDispatchPlan>;

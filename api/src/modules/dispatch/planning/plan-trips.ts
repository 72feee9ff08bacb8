import type { DrivingRules } from '../../../config/dispatch-config.ts';
import type { EstimateSettings } from '../../../config/pick-up-config.ts';
import type { Database } from '../../../database/database.ts';
import { type CalculatedTrip, calculateTrips, firstName } from '../plans/calculated-trips.ts';
import { createDepartureRepository } from '../plans/departure.repository.ts';
import { saveDraft } from '../plans/drafts.ts';
import { proposeDrivers } from '../plans/driving/propose-drivers.ts';
import { type PlanContext, readPlanContext } from '../plans/plan-context.ts';
import { describeProblem, type FindTravelTimes } from '../plans/plan-problem.ts';
import { toDraftTrips } from '../plans/plan-version.ts';
import { createPlansRepository } from '../plans/plans.repository.ts';
import { withPromises } from '../plans/promised-times.ts';
import { readStartedTrips, withStartedBack } from '../plans/started-trips.ts';
import { readElsewhere } from '../plans/trips-elsewhere.ts';
import { freeVehicles } from './free-vehicles.ts';
import { type MakePlan, movedBetween, onlyLocked, planDraft } from './planned-draft.ts';
import { createPlanningRepository } from './planning.repository.ts';
import { createProgressReport } from './progress-report.ts';

interface PlanTripsDependencies {
  db: Database;
  settings: EstimateSettings;
  driving: DrivingRules;
  travelTimes: FindTravelTimes;
  makePlan: MakePlan;
}

type Planning = NonNullable<Awaited<ReturnType<ReturnType<typeof createPlanningRepository>['underWay']>>>;

/** A fixed seed: the same problem gives the same plan, as far as time allows. */
const seed = 1;
const small = { parties: 60, milliseconds: 2000 };
const large = { parties: 300, milliseconds: 10_000 };

/** Returns the time limit for a number of parties. */
function millisecondsFor(parties: number) {
  const share = (parties - small.parties) / (large.parties - small.parties);
  const within = Math.min(Math.max(share, 0), 1);
  return Math.round(small.milliseconds + within * (large.milliseconds - small.milliseconds));
}

function withDriver(trip: CalculatedTrip, driverId: number | undefined, { drivers }: PlanContext): CalculatedTrip {
  const driver = drivers.find(({ id }) => id === driverId);
  return driver ? { ...trip, driverId: driver.id, driver: firstName(driver.name) } : trip;
}

/** Job: plans the trips of a departure into its draft; fails if someone changed the draft meanwhile. */
export function createPlanTrips({ db, settings, driving, travelTimes, makePlan }: PlanTripsDependencies) {
  async function planFrom(planningId: number, { fromScratch, draftRevision, actor, ...key }: Planning) {
    const context = await readPlanContext(db, key, settings);
    const plans = createPlansRepository(db);
    const published = await plans.find(key, 'published');
    const problem = withPromises(await describeProblem(context, travelTimes), published, context);
    const stored = (await plans.find(key, 'draft')) ?? published;
    const isKnown = ({ vehicleId }: { vehicleId: number }) => context.vehicles.some(({ id }) => id === vehicleId);
    const { parties } = context;
    const started = (await readStartedTrips(db, key, { published, parties })).filter(isKnown);
    const earlier = withStartedBack(stored ? toDraftTrips(stored, parties).filter(isKnown) : [], started);
    const begun = fromScratch ? onlyLocked(earlier) : earlier;
    const free = await freeVehicles(db, context, key);
    // locked trips stay even if their van is taken, which publishing then reports
    const kept = new Set(onlyLocked(begun).map(({ vehicleId }) => vehicleId));
    const mayDrive = (id: number) => free.has(id) || kept.has(id);
    const vehicles = problem.problem.vehicles.filter(({ id }) => mayDrive(Number(id)));
    const from = begun.filter(({ vehicleId }) => mayDrive(vehicleId));
    const progress = createProgressReport((now) => createPlanningRepository(db).report(planningId, now));
    const planned = await planDraft(context, { ...problem, problem: { ...problem.problem, vehicles } }, from, {
      makePlan,
      seed,
      milliseconds: millisecondsFor(context.parties.length),
      onProgress: progress.note,
    }).finally(progress.stop);
    const timed = calculateTrips(context, problem, planned.trips);
    const proposed = proposeDrivers(
      timed.map((trip) => ({ ...trip, isIdle: trip.stops.length === 0 })),
      {
        ...context,
        elsewhere: await readElsewhere(db, key, context),
        country: context.departure.country,
        timeZone: context.departure.timeZone,
        rules: driving,
      },
    );
    const trips = timed.map((trip, index) => withDriver(trip, proposed.get(index), context));
    const moved = movedBetween(calculateTrips(context, problem, earlier), trips);
    await db.transaction().execute(async (tx) => {
      await createDepartureRepository(tx).lock(key.departureId);
      const planning = createPlanningRepository(tx);
      if (!(await planning.underWay(planningId))) return;
      const draft = await createPlansRepository(tx).find(key, 'draft');
      const isUntouched = (draft?.revision ?? 0) === draftRevision;
      if (isUntouched) await saveDraft(tx, key, draft, { trips, actor, moved, unserved: planned.unserved });
      await planning.end(planningId, isUntouched ? 'done' : 'failed');
    });
  }

  return async ({ planningId }: { planningId: number }): Promise<void> => {
    const planning = createPlanningRepository(db);
    const current = await planning.underWay(planningId);
    // it has failed, or a newer planning has begun
    if (!current) return;
    try {
      await planFrom(planningId, current);
    } catch (error) {
      // reported at once to whoever is waiting; the job queue records the reason
      await planning.end(planningId, 'failed');
      throw error;
    }
  };
}

import type { App } from '../../http/app.ts';
import type { JobHandlers } from '../../jobs/jobs.ts';
import type { ModuleContext } from '../api-module.ts';
import { createDrivers } from './fleet/drivers.ts';
import { fleetRoutes } from './fleet/fleet.routes.ts';
import { createVehicles } from './fleet/vehicles.ts';
import { createPlanner } from './planning/configured-planner.ts';
import { createPlanTrips } from './planning/plan-trips.ts';
import { createStartPlanning } from './planning/start-planning.ts';
import { createReadDispatchPlan } from './plans/dispatch-plan.ts';
import { createDrafts } from './plans/drafts.ts';
import { createSetPartyNote } from './plans/parties/party-notes.ts';
import { createSetPartyPosition } from './plans/parties/party-positions.ts';
import { plansRoutes } from './plans/plans.routes.ts';
import { createProposals } from './plans/proposals/proposals.ts';
import { createPublishPlan } from './plans/publishing/publish-plan.ts';
import { runSheetsRoutes } from './run-sheets/run-sheets.routes.ts';
import { createTravelTimes } from './travel-times/travel-times.ts';
import { tripReportsRoutes } from './trip-reports/trip-reports.routes.ts';
import { createTripReports } from './trip-reports/trip-reports.ts';
import { createDrivenTrips } from './trips/driving/driven-trips.ts';
import { drivingRoutes } from './trips/driving/driving.routes.ts';
import { createTripMarks } from './trips/driving/trip-marks.ts';
import { createNotifyLateVan } from './trips/rides/notify-late-van.ts';
import { createRideLinks } from './trips/rides/ride-links.ts';
import { ridesRoutes } from './trips/rides/rides.routes.ts';
import { createRides } from './trips/rides/rides.ts';

/** Vehicles, drivers, and the plans by which travellers are picked up and brought home. */
export function createDispatchModule({ config, db, jobs, log, http }: ModuleContext) {
  const vehicles = createVehicles({ db });
  const drivers = createDrivers({ db });
  const settings = config.pickUps;
  const warn = (what: string) => log.warn(what);
  const { travelTimes } = createTravelTimes(config, warn);
  const makePlan = createPlanner(config.dispatch, warn);
  const read = createReadDispatchPlan({ settings, propose: createProposals({ travelTimes }) });
  const planning = { db, settings, travelTimes, read };
  const rides = createRides({ db, links: createRideLinks(config) });
  return {
    rides,
    routes(app: App) {
      fleetRoutes(app, { ...http, vehicles, drivers });
      plansRoutes(app, {
        ...http,
        db,
        read,
        drafts: createDrafts(planning),
        startPlanning: createStartPlanning({ ...planning, jobs }),
        setPosition: createSetPartyPosition(planning),
        setNote: createSetPartyNote(planning),
        publish: createPublishPlan({ ...planning, jobs }),
      });
      drivingRoutes(app, { ...http, trips: createDrivenTrips({ db, settings }), mark: createTripMarks({ db, jobs }) });
      ridesRoutes(app, { ...http, rides });
      runSheetsRoutes(app, { ...http, db, read });
      tripReportsRoutes(app, { ...http, reports: createTripReports({ db }) });
    },
    jobs: {
      'tell-late-van': createNotifyLateVan({ db, jobs }),
      'plan-trips': createPlanTrips({ ...planning, makePlan }),
    } satisfies Partial<JobHandlers>,
  };
}

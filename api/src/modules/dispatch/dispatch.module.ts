import type { App } from '../../http/app.ts';
import { createContactReadsRepository } from '../../http/contacts/contact-reads.repository.ts';
import type { JobHandlers } from '../../jobs/jobs.ts';
import type { ModuleContext } from '../api-module.ts';
import { fromReplica } from '../reports/staff-report.ts';
import { brokenTripsRoutes } from './broken-trips/broken-trips.routes.ts';
import { createBrokenTrips } from './broken-trips/broken-trips.ts';
import { createDrivers } from './fleet/drivers.ts';
import { fleetRoutes } from './fleet/fleet.routes.ts';
import { createVehicles } from './fleet/vehicles.ts';
import { liveBoardRoutes } from './live/live-board.routes.ts';
import { createLiveBoards } from './live/live-boards.ts';
import { createLiveRunsRepository } from './live/live-runs.repository.ts';
import { createReadLiveDeparture } from './live/read-live-departure.ts';
import { silentPhones } from './live/silent-phones.ts';
import { partnersRoutes } from './partners/partners.routes.ts';
import { createPartners } from './partners/partners.ts';
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
import { pointsRoutes } from './points/points.routes.ts';
import { createPoints } from './points/points.ts';
import { createDriveToNext } from './positions/drive-to-next.ts';
import { positionsRoutes } from './positions/positions.routes.ts';
import { createPositions } from './positions/positions.ts';
import { runSheetsRoutes } from './run-sheets/run-sheets.routes.ts';
import { createTravelTimes } from './travel-times/travel-times.ts';
import { tripReportsRoutes } from './trip-reports/trip-reports.routes.ts';
import { createTripReports } from './trip-reports/trip-reports.ts';
import { createDrivenTrips } from './trips/driving/driven-trips.ts';
import { drivingRoutes } from './trips/driving/driving.routes.ts';
import { createTripMarks } from './trips/driving/trip-marks.ts';
import { createMoveRun } from './trips/moving/move-run.ts';
import { movingRoutes } from './trips/moving/moving.routes.ts';
import { lateRunsRoutes } from './trips/rides/late-runs.routes.ts';
import { createLateRuns } from './trips/rides/late-runs.ts';
import { createNotifyLateVan } from './trips/rides/notify-late-van.ts';
import { createRideLinks } from './trips/rides/ride-links.ts';
import { ridesRoutes } from './trips/rides/rides.routes.ts';
import { createRides } from './trips/rides/rides.ts';
import { vehicleChecksRoutes } from './vehicle-checks/vehicle-checks.routes.ts';
import { createVehicleChecks } from './vehicle-checks/vehicle-checks.ts';

/** Vehicles, drivers, and the plans by which travellers are picked up and brought home. */
export function createDispatchModule({ config, db, jobs, log, http }: ModuleContext) {
  const vehicles = createVehicles({ db });
  const drivers = createDrivers({ db });
  const settings = config.pickUps;
  const { driving } = config.dispatch;
  const warn = (what: string) => log.warn(what);
  const { travelTimes } = createTravelTimes(config, warn);
  const driveToNext = createDriveToNext({ travelTimes });
  const makePlan = createPlanner(config.dispatch, warn);
  const read = createReadDispatchPlan({ settings, driving, propose: createProposals({ travelTimes }) });
  const planning = { db, settings, travelTimes, read };
  const rides = createRides({ db, links: createRideLinks(config), driveToNext });
  const brokenTrips = createBrokenTrips({ db });
  const positions = createPositions({ db });
  const tripReports = fromReplica(db, (on) => createTripReports({ db: on }));
  const liveBoards = createLiveBoards({
    near: createLiveRunsRepository(db).near,
    read: createReadLiveDeparture({ db, settings, driveToNext }),
    warn: (reason) => log.warn({ reason }, 'a live board was not read'),
  });
  return {
    rides,
    addVehicle: vehicles.add,
    brokenTrips: brokenTrips.waiting,
    silentPhones: () => silentPhones(liveBoards),
    liveBoards,
    tripReports,
    deleteExpired: positions.deleteExpired,
    routes(app: App) {
      brokenTripsRoutes(app, { ...http, brokenTrips });
      vehicleChecksRoutes(app, { ...http, vehicleChecks: createVehicleChecks({ db }) });
      partnersRoutes(app, { ...http, partners: createPartners({ db, settings }) });
      pointsRoutes(app, { ...http, points: createPoints({ db }) });
      fleetRoutes(app, { ...http, vehicles, drivers });
      plansRoutes(app, {
        ...http,
        db,
        read,
        drafts: createDrafts(planning),
        startPlanning: createStartPlanning({ ...planning, jobs }),
        setPosition: createSetPartyPosition(planning),
        setNote: createSetPartyNote(planning),
        publish: createPublishPlan({ ...planning, jobs, driving }),
      });
      drivingRoutes(app, { ...http, trips: createDrivenTrips({ db, settings }), mark: createTripMarks({ db, jobs }) });
      liveBoardRoutes(app, { ...http, boards: liveBoards, reads: createContactReadsRepository(db) });
      positionsRoutes(app, { ...http, positions });
      movingRoutes(app, { ...http, moveRun: createMoveRun({ db, jobs, settings }) });
      lateRunsRoutes(app, { ...http, lateRuns: createLateRuns({ db, jobs }) });
      ridesRoutes(app, { ...http, rides });
      runSheetsRoutes(app, { ...http, db, read });
      tripReportsRoutes(app, { ...http, reports: tripReports });
    },
    jobs: {
      'tell-late-van': createNotifyLateVan({ db, jobs }),
      'plan-trips': createPlanTrips({ ...planning, makePlan, driving }),
    } satisfies Partial<JobHandlers>,
  };
}

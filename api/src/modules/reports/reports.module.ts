import type { App } from '../../http/app.ts';
import type { StaffScope } from '../../http/staff-scope.ts';
import type { ModuleContext } from '../api-module.ts';
import { createRatesToSet } from '../exchange-rates/rates-to-set.ts';
import type { Travellers } from '../travellers/travellers.ts';
import { createMakeReportExport } from './exports/make-report-export.ts';
import { reportExportsRoutes } from './exports/report-exports.routes.ts';
import { createReportExports } from './exports/report-exports.ts';
import { createSalesReport } from './reports.ts';
import { registerReport } from './staff-report.ts';
import { todayRoutes } from './today.routes.ts';
import { createToday, type Waiting } from './today.ts';

interface ReportsModuleDependencies {
  travellers: Travellers;
  /** Requests for private events awaiting a decision. */
  waitingRequests: () => Promise<Waiting>;
  /** Sheets of the complaints book whose term is over. */
  overdueComplaints: () => Promise<Waiting>;
  /** Published trips that lost their vehicle, seats or driver. */
  brokenTrips: (scope: StaffScope) => Promise<Waiting>;
}

/** Pending work and sales, for staff. */
export function createReportsModule(
  { config, db, jobs, http }: ModuleContext,
  { travellers, waitingRequests, overdueComplaints, brokenTrips }: ReportsModuleDependencies,
) {
  const { taxPercent, rateMaxAgeDays } = config;
  const ratesToSet = createRatesToSet({ db, maxAgeDays: rateMaxAgeDays });
  const waiting = { requests: waitingRequests, complaints: overdueComplaints, brokenTrips };
  const today = createToday({ db, jobs, travellers, ratesToSet, ...waiting });
  const exports = createReportExports({ db, jobs });
  return {
    routes(app: App) {
      todayRoutes(app, { ...http, today });
      registerReport(app, http, createSalesReport({ db, taxPercent }));
      reportExportsRoutes(app, { ...http, exports });
    },
    jobs: { 'make-report-export': createMakeReportExport({ db, jobs, taxPercent }) },
    deleteExpired: exports.deleteExpired,
  };
}

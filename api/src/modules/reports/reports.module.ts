import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import type { Travellers } from '../travellers/travellers.ts';
import { createMakeReportExport } from './exports/make-report-export.ts';
import { reportExportsRoutes } from './exports/report-exports.routes.ts';
import { createReportExports } from './exports/report-exports.ts';
import { reportsRoutes } from './reports.routes.ts';
import { createReports } from './reports.ts';
import { createToday, type Waiting } from './today.ts';

interface ReportsModuleDependencies {
  travellers: Travellers;
  /** Requests for private events that nobody has decided about. */
  waitingRequests: () => Promise<Waiting>;
}

/** What there is to do, and what was sold, for staff. */
export function createReportsModule(
  { config, db, jobs, http }: ModuleContext,
  { travellers, waitingRequests }: ReportsModuleDependencies,
) {
  const { taxPercent } = config;
  const reports = createReports({ db, taxPercent });
  const today = createToday({ db, jobs, travellers, requests: waitingRequests });
  const exports = createReportExports({ db, jobs });
  return {
    routes(app: App) {
      reportsRoutes(app, { ...http, reports, today });
      reportExportsRoutes(app, { ...http, exports });
    },
    jobs: { 'make-report-export': createMakeReportExport({ db, jobs, taxPercent }) },
    forgetOld: exports.forgetOld,
  };
}

import type { App } from '../../http/app.ts';
import type { JobHandlers } from '../../jobs/jobs.ts';
import type { ModuleContext } from '../api-module.ts';
import type { Travellers } from '../travellers/travellers.ts';
import { createCouponReport } from './coupons/coupon-report.ts';
import { createDistrictReport } from './districts/district-report.ts';
import type { ExportableListsDependencies } from './exports/lists/exportable-lists.ts';
import { listExportsRoutes } from './exports/lists/list-exports.routes.ts';
import { createListExports } from './exports/lists/list-exports.ts';
import { createMakeReportExport } from './exports/make-report-export.ts';
import { reportExportsRoutes } from './exports/report-exports.routes.ts';
import { createReportExports } from './exports/report-exports.ts';
import { createLeadTimeReport } from './lead-times/lead-time-report.ts';
import type { MailableReport } from './mailed/mailable-reports.ts';
import { createScheduledReports } from './mailed/scheduled-reports.ts';
import { subscriptionsRoutes } from './mailed/subscriptions.routes.ts';
import { createSubscriptions } from './mailed/subscriptions.ts';
import { createNoShowReport } from './no-shows/no-show-report.ts';
import { createSalesReport } from './reports.ts';
import { fromReplica, registerReport } from './staff-report.ts';

interface ReportsModuleDependencies {
  travellers: Travellers;
  /** Registered with the trips, and mailed here. */
  tripReports: MailableReport;
  taxDocuments: ExportableListsDependencies['taxDocuments'];
  transfers: ExportableListsDependencies['transfers'];
}

/** Reports, their mails, files of all orders of a period, and files of lists. */
export function createReportsModule(
  { config, db, jobs, http }: ModuleContext,
  { travellers, tripReports, taxDocuments, transfers }: ReportsModuleDependencies,
) {
  const { taxPercent } = config;
  const exports = createReportExports({ db, jobs });
  const listExports = createListExports({ db, jobs, travellers, taxDocuments, transfers });
  const sales = fromReplica(db, (on) => createSalesReport({ db: on, taxPercent }));
  const leadTimes = fromReplica(db, (on) => createLeadTimeReport({ db: on }));
  const noShows = fromReplica(db, (on) => createNoShowReport({ db: on }));
  const districts = fromReplica(db, (on) => createDistrictReport({ db: on }));
  const coupons = fromReplica(db, (on) => createCouponReport({ db: on }));
  const reports = { sales, coupons, districts, trips: tripReports, 'lead-times': leadTimes, 'no-shows': noShows };
  const scheduledReports = createScheduledReports({ db, jobs, reports });
  return {
    scheduledReports,
    routes(app: App) {
      registerReport(app, http, sales);
      registerReport(app, http, leadTimes);
      registerReport(app, http, noShows);
      registerReport(app, http, districts);
      registerReport(app, http, coupons);
      subscriptionsRoutes(app, { ...http, subscriptions: createSubscriptions({ db, reports }) });
      reportExportsRoutes(app, { ...http, exports });
      listExportsRoutes(app, { ...http, listExports });
    },
    jobs: {
      'make-report-export': createMakeReportExport({ db, jobs, taxPercent }),
      'make-list-export': listExports.write,
      'send-reports': scheduledReports.sendDue,
    } satisfies Partial<JobHandlers>,
    async deleteExpired() {
      await exports.deleteExpired();
      await scheduledReports.deleteExpired();
    },
  };
}

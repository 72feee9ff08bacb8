import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import type { Travellers } from '../travellers/travellers.ts';
import type { ExportableListsDependencies } from './exports/lists/exportable-lists.ts';
import { listExportsRoutes } from './exports/lists/list-exports.routes.ts';
import { createListExports } from './exports/lists/list-exports.ts';
import { createMakeReportExport } from './exports/make-report-export.ts';
import { reportExportsRoutes } from './exports/report-exports.routes.ts';
import { createReportExports } from './exports/report-exports.ts';
import { createSalesReport } from './reports.ts';
import { registerReport } from './staff-report.ts';

interface ReportsModuleDependencies {
  travellers: Travellers;
  taxDocuments: ExportableListsDependencies['taxDocuments'];
  transfers: ExportableListsDependencies['transfers'];
}

/** Reports of sales, files of all orders of a period, and files of lists. */
export function createReportsModule(
  { config, db, jobs, http }: ModuleContext,
  { travellers, taxDocuments, transfers }: ReportsModuleDependencies,
) {
  const { taxPercent } = config;
  const exports = createReportExports({ db, jobs });
  const listExports = createListExports({ db, jobs, travellers, taxDocuments, transfers });
  return {
    routes(app: App) {
      registerReport(app, http, createSalesReport({ db, taxPercent }));
      reportExportsRoutes(app, { ...http, exports });
      listExportsRoutes(app, { ...http, listExports });
    },
    jobs: {
      'make-report-export': createMakeReportExport({ db, jobs, taxPercent }),
      'make-list-export': listExports.write,
    },
    deleteExpired: exports.deleteExpired,
  };
}

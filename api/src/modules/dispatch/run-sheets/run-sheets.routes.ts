import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { ReadDispatchPlan } from '../plans/dispatch-plan.ts';
import { planSubject } from '../plans/drafts.ts';
import { writeRunSheets } from './run-sheets.ts';

interface RunSheetsRoutesDependencies extends Pick<HttpTools, 'staffDownload'> {
  db: Database;
  read: ReadDispatchPlan;
}

export function runSheetsRoutes(app: App, { db, read, staffDownload }: RunSheetsRoutesDependencies) {
  staffDownload(app, 'GET /staff-api/departures/:id/plans/:direction/run-sheets', {
    operation: 'exportRunSheets',
    permission: 'run-sheets.read',
    scope: { departure: 'id' },
    summary: 'Get the run sheets of the published trips, one page per van',
    codes: ['NOT_FOUND'],
    params: schemas.planParams,
    query: schemas.runSheetsQuery,
    handler: async ({ actor, params: { id, direction }, query: { format, language } }) => {
      const key = { departureId: id, direction };
      const plan = await read(db, key);
      const file = await writeRunSheets(plan, format, language);
      // records who took names and addresses along
      await createAuditRepository(db).add({
        actor,
        action: 'export-run-sheets',
        subject: planSubject(key),
        detail: { format, version: plan.published?.version, parties: plan.parties.length },
      });
      return file;
    },
  });
}

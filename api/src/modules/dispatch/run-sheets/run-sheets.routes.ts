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

/** What drivers take along on paper. */
export function runSheetsRoutes(app: App, { db, read, staffDownload }: RunSheetsRoutesDependencies) {
  const exporting = staffDownload('exportRunSheets', {
    summary: 'The stops of the published trips, a page for each van',
    codes: ['NOT_FOUND'],
  });
  app.get(
    '/staff-api/departures/:id/plans/:direction/run-sheets',
    {
      onRequest: exporting.onRequest,
      schema: { ...exporting.schema, params: schemas.planParams, querystring: schemas.runSheetsQuery },
    },
    async ({ staff, params: { id, direction }, query: { format, language } }, reply) => {
      const key = { departureId: id, direction };
      const plan = await read(db, key);
      const { content, contentType } = await writeRunSheets(plan, format, language);
      // who took names and addresses along can be read later
      await createAuditRepository(db).add({
        actor: staff.actor,
        action: 'export-run-sheets',
        subject: planSubject(key),
        detail: { format, version: plan.published?.version, parties: plan.parties.length },
      });
      return reply.type(contentType).send(content);
    },
  );
}

import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database } from '../../database/database.ts';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { okPage } from '../../http/schemas.ts';

/** Who has changed what, as a list and beside the thing. */
export function auditRoutes(app: App, { db, staffOperation }: Pick<HttpTools, 'staffOperation'> & { db: Database }) {
  const list = staffOperation('listAudit', { summary: 'Who has changed what', response: schemas.auditResponse });
  app.get(
    '/staff-api/audit',
    { onRequest: list.onRequest, schema: { ...list.read, querystring: schemas.auditQuery } },
    async ({ query: { limit, subject, ...page } }) => {
      const rows = await createAuditRepository(db).latest(limit, subject, page);
      const items = rows.map(({ at, detail, ...row }) => ({ ...row, at: at.toISOString(), detail: { ...detail } }));
      return okPage({ items, ...(items.length === limit && { next: String(items.at(-1)?.id) }) });
    },
  );
}

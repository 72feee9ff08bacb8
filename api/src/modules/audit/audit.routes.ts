import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database } from '../../database/database.ts';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';

/** The audit, as a list and for a single item. */
export function auditRoutes(app: App, { db, staffRoute }: Pick<HttpTools, 'staffRoute'> & { db: Database }) {
  staffRoute(app, 'GET /staff-api/audit', {
    operation: 'listAudit',
    permission: 'audit.read',
    summary: 'List the audit log',
    response: schemas.auditResponse,
    query: schemas.auditQuery,
    handler: async ({ query: { limit, subject, ...page } }) => {
      const rows = await createAuditRepository(db).latest(limit, subject, page);
      const items = rows.map(({ at, detail, ...row }) => ({ ...row, at: at.toISOString(), detail: { ...detail } }));
      return { items, ...(items.length === limit && { next: String(items.at(-1)?.id) }) };
    },
  });
}

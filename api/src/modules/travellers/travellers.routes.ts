import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { isAllowed } from '@idavuelta/shared/contracts/staff';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database } from '../../database/database.ts';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { ok } from '../../http/schemas.ts';
import { exportTravellers } from './export-travellers.ts';
import type { Travellers } from './travellers.ts';

interface TravellersRoutesDependencies extends Pick<HttpTools, 'staffOperation' | 'staffDownload'> {
  db: Database;
  travellers: Travellers;
}

/** Departures, and who travels with them. */
export function travellersRoutes(
  app: App,
  { db, travellers, staffOperation, staffDownload }: TravellersRoutesDependencies,
) {
  const list = staffOperation('listNextDepartures', {
    summary: 'Departures with what they have sold, hold, and are waited for',
    response: schemas.departuresResponse,
  });
  app.get(
    '/staff-api/departures',
    { onRequest: list.onRequest, schema: { ...list.read, querystring: schemas.departuresQuery } },
    async ({ query }) => ok(await travellers.departures(query)),
  );

  const reading = staffOperation('listTravellers', {
    summary: 'Who travels with a departure',
    response: schemas.travelledDepartureResponse,
    codes: ['NOT_FOUND'],
  });
  app.get(
    '/staff-api/departures/:id/travellers',
    { onRequest: reading.onRequest, schema: { ...reading.read, params: idParams } },
    async ({ params }) => ok(await travellers.of(params.id)),
  );

  const exporting = staffDownload('exportTravellers', { summary: 'The same as a file', codes: ['NOT_FOUND'] });
  app.get(
    '/staff-api/departures/:id/travellers/file',
    {
      onRequest: exporting.onRequest,
      schema: { ...exporting.schema, params: idParams, querystring: schemas.travellersExportQuery },
    },
    async ({ staff, params, query: { format, language } }, reply) => {
      const departure = await travellers.of(params.id);
      const contacts = isAllowed(staff.role, 'contacts.read');
      const { content, contentType } = await exportTravellers(departure, { format, language, contacts });
      // who took a list of people along can be read later
      await createAuditRepository(db).add({
        actor: staff.actor,
        action: 'export-travellers',
        subject: `departure:${params.id}`,
        detail: { format, contacts, people: departure.travellers.length },
      });
      return reply.type(contentType).send(content);
    },
  );
}

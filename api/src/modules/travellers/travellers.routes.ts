import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database } from '../../database/database.ts';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { exportTravellers } from './export-travellers.ts';
import type { Travellers } from './travellers.ts';

interface TravellersRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'staffDownload'> {
  db: Database;
  travellers: Travellers;
}

export function travellersRoutes(
  app: App,
  { db, travellers, staffRoute, staffDownload }: TravellersRoutesDependencies,
) {
  staffRoute(app, 'GET /staff-api/departures', {
    operation: 'listNextDepartures',
    permission: 'events.read',
    scope: 'filtered',
    summary: 'List departures with their sold, held and awaited units',
    response: schemas.departuresResponse,
    query: schemas.departuresQuery,
    handler: ({ query, staff }) => travellers.departures(query, staff.scope),
  });

  staffRoute(app, 'GET /staff-api/departures/:id/travellers', {
    operation: 'listTravellers',
    permission: 'travellers.read',
    scope: { departure: 'id' },
    summary: 'List the travellers of a departure',
    response: schemas.travelledDepartureResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: ({ params }) => travellers.of(params.id),
  });

  staffDownload(app, 'GET /staff-api/departures/:id/travellers/file', {
    operation: 'exportTravellers',
    permission: 'travellers.read',
    scope: { departure: 'id' },
    summary: 'Export the travellers of a departure',
    codes: ['NOT_FOUND'],
    params: idParams,
    query: schemas.travellersExportQuery,
    handler: async ({ staff, actor, params, query: { format, language, hidden } }) => {
      const departure = await travellers.of(params.id);
      const contacts = staff.may('contacts.read');
      const file = await exportTravellers(departure, { format, language, contacts, hidden: hidden?.split(',') ?? [] });
      // records who took personal data along
      await createAuditRepository(db).add({
        actor,
        action: 'export-travellers',
        subject: `departure:${params.id}`,
        detail: { format, contacts, people: departure.travellers.length },
      });
      return file;
    },
  });
}

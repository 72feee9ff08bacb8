import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { Partners } from './partners.ts';

interface PartnersRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  partners: Partners;
}

export function partnersRoutes(app: App, { partners, staffRoute }: PartnersRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/partners', {
    operation: 'listPartnerCompanies',
    permission: 'dispatch.read',
    summary: 'List the partner companies',
    response: schemas.partnersResponse,
    handler: () => partners.list(),
  });

  staffRoute(app, 'POST /staff-api/partners', {
    operation: 'addPartnerCompany',
    permission: 'dispatch.change',
    summary: 'Add a partner company',
    response: schemas.partnerResponse,
    body: schemas.partnerInputSchema,
    handler: ({ actor, body }) => partners.add(body, actor),
  });

  staffRoute(app, 'GET /staff-api/partner-runs', {
    operation: 'listPartnerRuns',
    permission: 'partner-runs.read',
    scope: 'filtered',
    summary: 'List vehicles and trips of the own company; on the day with first names and addresses of passengers',
    response: schemas.partnerRunsResponse,
    handler: ({ staff, actor }) => partners.runsOf(staff.scope.partnerId, actor),
  });
}

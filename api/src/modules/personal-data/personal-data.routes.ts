import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import { customerRoutes } from '../../http/customer-route.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { loggedIn } from '../../http/rate-limit.ts';
import { ok, responses, responsesToBody } from '../../http/schemas.ts';
import type { PersonalDataService } from './personal-data.service.ts';

interface PersonalDataRoutesDependencies extends Pick<HttpTools, 'authentication' | 'rateLimit'> {
  personalData: PersonalDataService;
}

export function personalDataRoutes(
  app: App,
  { personalData, authentication, rateLimit }: PersonalDataRoutesDependencies,
) {
  const forCustomer = customerRoutes(authentication, 'account');

  app.get(
    '/shop-api/me/data',
    forCustomer(
      {
        operationId: 'exportMyData',
        summary: 'Export all data stored about the customer',
        response: responses(schemas.personalDataResponse, 'UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'),
      },
      {
        // An export reads everything, so it counts as three calls.
        preHandler: rateLimit('my-data', { account: loggedIn, cost: 3 }),
      },
    ),
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="idavuelta.json"');
      return ok(await personalData.export(request));
    },
  );

  app.delete(
    '/shop-api/me',
    forCustomer(
      {
        operationId: 'deleteAccount',
        summary: 'Delete the account; its orders remain without personal data',
        body: schemas.accountDeletionSchema,
        response: responsesToBody(
          schemas.accountDeletedResponse,
          'UNAUTHENTICATED',
          'NOT_FOUND',
          'STATE_CONFLICT',
          'RATE_LIMITED',
        ),
      },
      { preHandler: rateLimit('delete-account', { account: loggedIn }) },
    ),
    async ({ customerId, body }) => ok(await personalData.remove(customerId, body.password)),
  );
}

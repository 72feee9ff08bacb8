import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import { customerRoutes } from '../../http/customer-route.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { languageOf } from '../../http/language.ts';
import { emailInBody, loggedIn } from '../../http/rate-limit.ts';
import { fileResponses, ok, responses, responsesToBody } from '../../http/schemas.ts';
import type { PrivacyRequests } from './privacy-requests.service.ts';

const tags = ['privacy-requests'];

interface PrivacyRequestsRoutesDependencies extends Pick<HttpTools, 'authentication' | 'rateLimit' | 'allowedOrigins'> {
  privacyRequests: PrivacyRequests;
  accounts: { profile(customerId: number): Promise<{ email: string }> };
}

export function privacyRequestsRoutes(app: App, dependencies: PrivacyRequestsRoutesDependencies) {
  const { privacyRequests, accounts, authentication, rateLimit, allowedOrigins } = dependencies;

  app.post(
    '/privacy-requests',
    {
      onRequest: authentication.recognise,
      preHandler: rateLimit('privacy-requests', { account: emailInBody }),
      schema: {
        tags,
        operationId: 'makePrivacyRequest',
        summary: 'Make a request about personal data; the response is the same with and without an account',
        body: schemas.privacyRequestBody,
        response: responsesToBody(schemas.privacyRequestedResponse, 'UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'),
      },
    },
    async (request) => {
      const { body } = request;
      const owner = request.customerId ? (await accounts.profile(request.customerId)).email : undefined;
      const language = languageOf(request, body.country);
      const siteOrigin = await allowedOrigins.ofRequest(request);
      return ok(await privacyRequests.make(body, { language, siteOrigin, owner }));
    },
  );

  app.post(
    '/privacy-requests/confirm',
    {
      preHandler: rateLimit('confirm-privacy-request'),
      schema: {
        tags,
        operationId: 'confirmPrivacyRequest',
        summary: 'Confirm a request about personal data by its mailed link',
        body: schemas.privacyTokenBody,
        response: responsesToBody(schemas.privacyConfirmedResponse, 'TOKEN_INVALID', 'RATE_LIMITED'),
      },
    },
    async ({ body }) => ok(await privacyRequests.confirm(body.token)),
  );

  app.get(
    '/privacy-requests/export',
    {
      // An export reads everything, so it counts as three calls.
      preHandler: rateLimit('privacy-export', { cost: 3 }),
      schema: {
        tags,
        operationId: 'getPrivacyExport',
        summary: 'Get the export of personal data by its mailed link',
        querystring: schemas.privacyExportQuery,
        response: fileResponses('application/octet-stream', 'The export', 'TOKEN_INVALID', 'RATE_LIMITED'),
      },
    },
    async ({ query: { token, format } }, reply) => {
      reply.header('content-disposition', `attachment; filename="idavuelta.${format}"`);
      reply.header('cache-control', 'no-store');
      return reply.type('application/octet-stream').send(await privacyRequests.export(token, format));
    },
  );

  app.get(
    '/shop-api/me/privacy-requests',
    customerRoutes(authentication, 'account')(
      {
        operationId: 'listMyPrivacyRequests',
        summary: 'List the requests about personal data of the customer',
        response: responses(schemas.ownPrivacyRequestsResponse, 'UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'),
      },
      { preHandler: rateLimit('my-privacy-requests', { account: loggedIn }) },
    ),
    async ({ customerId }) => ok(await privacyRequests.ofEmail((await accounts.profile(customerId)).email)),
  );
}

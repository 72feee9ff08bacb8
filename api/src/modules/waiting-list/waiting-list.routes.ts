import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { languageOf } from '../../http/language.ts';
import { emailInBody } from '../../http/rate-limit.ts';
import { ok, responses, responsesToBody } from '../../http/schemas.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import type { WaitingListService } from './waiting-list.service.ts';

const tags = ['waiting-list'];

interface WaitingListRoutesDependencies extends Pick<HttpTools, 'authentication' | 'rateLimit' | 'allowedOrigins'> {
  waitingList: WaitingListService;
  accounts: { profile(customerId: number): Promise<{ email: string }> };
}

export function waitingListRoutes(
  app: App,
  { waitingList, accounts, authentication, rateLimit, allowedOrigins }: WaitingListRoutesDependencies,
) {
  app.post(
    '/waiting-list',
    {
      onRequest: authentication.recognise,
      preHandler: rateLimit('waiting-list', { account: emailInBody }),
      schema: {
        tags,
        operationId: 'joinWaitingList',
        summary: 'Join the waiting list of a departure',
        body: schemas.waitingRequestSchema,
        response: responsesToBody(
          schemas.waitingJoinedResponse,
          'NOT_FOUND',
          'UNAUTHENTICATED',
          'NOT_INVITED',
          'EVENT_CLOSED',
          'SALE_NOT_OPEN',
          'SALES_CLOSED',
          'STATE_CONFLICT',
          'RATE_LIMITED',
        ),
      },
    },
    async (request) => {
      const { body } = request;
      const language = languageOf(request, await waitingList.countryOf(body.eventDateId));
      const siteOrigin = await allowedOrigins.ofRequest(request);
      const owner = request.customerId ? (await accounts.profile(request.customerId)).email : undefined;
      return ok(await waitingList.join(body, { language, siteOrigin, owner, visitor: visitorAddress(request.ip) }));
    },
  );

  app.get(
    '/waiting-list',
    {
      preHandler: rateLimit('waiting', { cost: 0.2 }),
      schema: {
        tags,
        operationId: 'getWaiting',
        summary: 'Get the state of a waiting-list entry by its mailed link',
        querystring: schemas.waitingTokenQuery,
        response: responses(schemas.waitingResponse, 'TOKEN_INVALID', 'RATE_LIMITED'),
      },
    },
    async ({ query }) => ok(await waitingList.find(query.token)),
  );

  app.post(
    '/waiting-list/confirm',
    {
      preHandler: rateLimit('confirm-waiting'),
      schema: {
        tags,
        operationId: 'confirmWaiting',
        summary: 'Confirm an e-mail address by its mailed link; its waiting-list entries become active',
        body: schemas.waitingTokenBody,
        response: responsesToBody(schemas.waitingResponse, 'TOKEN_INVALID', 'RATE_LIMITED'),
      },
    },
    async ({ body }) => ok(await waitingList.confirm(body.token)),
  );

  app.post(
    '/waiting-list/leave',
    {
      preHandler: rateLimit('leave-waiting-list'),
      schema: {
        tags,
        operationId: 'leaveWaitingList',
        summary: 'Leave a waiting list, or release the seats held for the entry',
        body: schemas.waitingTokenBody,
        response: responsesToBody(schemas.waitingLeftResponse, 'TOKEN_INVALID', 'RATE_LIMITED'),
      },
    },
    async ({ body }) => {
      await waitingList.leave(body.token);
      return ok({});
    },
  );
}

import * as schemas from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import type { App } from '../../http/app.ts';
import { customerRoutes } from '../../http/customer-route.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { failures, ok, okPage, responses, responsesToBody } from '../../http/schemas.ts';
import type { GuestsService } from './guests.service.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface GuestsRoutesDependencies extends Pick<HttpTools, 'authentication'> {
  guests: GuestsService;
}

export function guestsRoutes(app: App, { guests, authentication }: GuestsRoutesDependencies) {
  const forCustomer = customerRoutes(authentication, 'event-requests');

  app.get(
    '/guest-list-template.xlsx',
    {
      schema: {
        tags: ['event-requests'],
        operationId: 'getGuestListTemplate',
        summary: 'Get the spreadsheet template of the guest list',
        querystring: Type.Object({ language: schemas.language }),
        response: {
          200: {
            description: 'The spreadsheet, with an example guest',
            content: { [spreadsheet]: { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } },
          },
          ...failures(),
        },
      },
    },
    async ({ query }, reply) => {
      const { guestListTemplate } = await import('./guest-list/template.ts');
      const file = await guestListTemplate(query.language);
      return reply
        .type(spreadsheet)
        .header('cache-control', 'public, max-age=86400')
        .header('content-disposition', 'attachment; filename="idavuelta.xlsx"')
        .send(file);
    },
  );

  app.get(
    '/shop-api/event-requests/:id/guests',
    forCustomer({
      operationId: 'listGuests',
      summary: 'List the guests of a request with their answers and bookings',
      params: schemas.idParams,
      querystring: schemas.guestsQuery,
      response: responses(schemas.guestsResponse, 'UNAUTHENTICATED', 'NOT_FOUND'),
    }),
    async ({ customerId, params, query }) => okPage(await guests.list(customerId, params.id, query)),
  );

  app.put(
    '/shop-api/invited-events/:eventId/answer',
    forCustomer({
      operationId: 'answerInvitation',
      summary: 'Accept or decline an invitation',
      params: schemas.eventIdParams,
      body: schemas.invitationAnswerSchema,
      response: responsesToBody(schemas.invitationAnsweredResponse, 'UNAUTHENTICATED', 'NOT_FOUND', 'STATE_CONFLICT'),
    }),
    async ({ customerId, params, body }) => {
      await guests.answer(customerId, params.eventId, body.answer);
      return ok({});
    },
  );
}

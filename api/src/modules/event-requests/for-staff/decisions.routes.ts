import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { createRequestDecisions } from '../decisions.ts';
import type { ReviewedRequests } from './reviewed-requests.ts';

interface DecisionsRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  decisions: ReturnType<typeof createRequestDecisions>;
  reviewed: ReviewedRequests;
}

/** Decisions of staff about requests for private events, and the payment of quotes. */
export function decisionsRoutes(app: App, { decisions, reviewed, staffRoute }: DecisionsRoutesDependencies) {
  staffRoute(app, 'POST /staff-api/requests/:id/approve', {
    operation: 'approveRequest',
    permission: 'requests.decide',
    summary: 'Approve a request: create its event, mail its guests and send the organiser a quote',
    response: schemas.privateRequestResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT', 'CHANGED_MEANWHILE'],
    params: idParams,
    body: schemas.requestApprovalSchema,
    handler: async ({ actor, params: { id }, body: { seats, guests, guestSeats, amount, payBy } }) => {
      const read = { guests, seats: guestSeats };
      await decisions.approve(id, actor, { seats, quote: { minor: amount, payBy }, read });
      return reviewed.find(id);
    },
  });

  staffRoute(app, 'POST /staff-api/requests/:id/reject', {
    operation: 'rejectRequest',
    permission: 'requests.decide',
    summary: 'Reject a request, with a reason for the organiser',
    response: schemas.privateRequestResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: idParams,
    body: schemas.requestRejectionSchema,
    handler: async ({ actor, params: { id }, body: { reason } }) => {
      await decisions.reject(id, actor, reason.trim());
      return reviewed.find(id);
    },
  });

  staffRoute(app, 'POST /staff-api/requests/:id/finish', {
    operation: 'finishRequest',
    permission: 'requests.decide',
    summary: 'Finish an approved request; its guests can no longer book',
    response: schemas.privateRequestResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: idParams,
    handler: async ({ actor, params: { id } }) => {
      await decisions.finish(id, actor);
      return reviewed.find(id);
    },
  });

  staffRoute(app, 'POST /staff-api/requests/:id/quote-settlement', {
    operation: 'settleRequestQuote',
    permission: 'transfers.change',
    summary: 'Record that a quote was billed or paid',
    response: schemas.privateRequestResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: idParams,
    body: schemas.quoteSettlementSchema,
    handler: async ({ actor, params: { id }, body: { as, note } }) => {
      await decisions.settle(id, actor, { as, note: note.trim() });
      return reviewed.find(id);
    },
  });
}

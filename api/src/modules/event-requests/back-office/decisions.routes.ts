import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { createRequestDecisions } from '../decisions.ts';
import type { ReviewedRequests } from './reviewed-requests.ts';

interface DecisionsRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  decisions: ReturnType<typeof createRequestDecisions>;
  reviewed: ReviewedRequests;
}

/** What staff decides about requests for private events, and what became of their quotes. */
export function decisionsRoutes(app: App, { decisions, reviewed, staffOperation }: DecisionsRoutesDependencies) {
  const one = { response: schemas.privateRequestResponse };

  const approving = staffOperation('approveRequest', {
    summary: 'Make the event of a request, mail its guests and tell the organiser what to pay',
    ...one,
    codes: ['NOT_FOUND', 'STATE_CONFLICT', 'CHANGED_MEANWHILE'],
  });
  app.post(
    '/staff-api/requests/:id/approve',
    {
      onRequest: approving.onRequest,
      schema: { ...approving.write, params: idParams, body: schemas.requestApprovalSchema },
    },
    async ({ staff, params: { id }, body: { seats, guests, guestSeats, amount, payBy } }) => {
      const read = { guests, seats: guestSeats };
      await decisions.approve(id, staff.actor, { seats, quote: { minor: amount, payBy }, read });
      return ok(await reviewed.find(id));
    },
  );

  const rejecting = staffOperation('rejectRequest', {
    summary: 'Send a request back to its organiser',
    ...one,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.post(
    '/staff-api/requests/:id/reject',
    {
      onRequest: rejecting.onRequest,
      schema: { ...rejecting.write, params: idParams, body: schemas.requestRejectionSchema },
    },
    async ({ staff, params: { id }, body: { reason } }) => {
      await decisions.reject(id, staff.actor, reason.trim());
      return ok(await reviewed.find(id));
    },
  );

  const finishing = staffOperation('finishRequest', {
    summary: 'End an approved request: nothing of it is booked any more',
    ...one,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.post(
    '/staff-api/requests/:id/finish',
    { onRequest: finishing.onRequest, schema: { ...finishing.read, params: idParams } },
    async ({ staff, params: { id } }) => {
      await decisions.finish(id, staff.actor);
      return ok(await reviewed.find(id));
    },
  );

  const settling = staffOperation('settleRequestQuote', {
    summary: 'Record that what an organiser owes was billed or paid',
    ...one,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.post(
    '/staff-api/requests/:id/quote-settlement',
    {
      onRequest: settling.onRequest,
      schema: { ...settling.write, params: idParams, body: schemas.quoteSettlementSchema },
    },
    async ({ staff, params: { id }, body: { as, note } }) => {
      await decisions.settle(id, staff.actor, { as, note: note.trim() });
      return ok(await reviewed.find(id));
    },
  );
}

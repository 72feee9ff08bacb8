import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { ApiErrorCode } from '../../../../errors.ts';
import type { App } from '../../../../http/app.ts';
import type { HttpTools } from '../../../../http/http-tools.ts';
import { ok } from '../../../../http/schemas.ts';
import type { RefundsByHand } from './refunds-by-hand.ts';

interface RefundsByHandRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  refundsByHand: RefundsByHand;
}

/** What is to be paid back by hand, and that it was. */
export function refundsByHandRoutes(app: App, { refundsByHand, staffOperation }: RefundsByHandRoutesDependencies) {
  const codes: ApiErrorCode[] = ['NOT_FOUND', 'STATE_CONFLICT'];
  const one = { response: schemas.refundByHandResponse, codes };

  const list = staffOperation('listRefundsByHand', {
    summary: 'Refunds that no provider makes, with the account that they go to',
    response: schemas.refundsByHandResponse,
  });
  app.get(
    '/staff-api/refunds-by-hand',
    { onRequest: list.onRequest, schema: { ...list.read, querystring: schemas.refundsByHandQuery } },
    async ({ query }) => ok(await refundsByHand.list(query)),
  );

  const recording = staffOperation('recordPaidBack', { summary: 'A refund was paid back by hand', ...one });
  app.post(
    '/staff-api/refunds-by-hand/:id/paid-back',
    { onRequest: recording.onRequest, schema: { ...recording.write, params: idParams, body: schemas.paidBackSchema } },
    async ({ staff, params, body }) => ok(await refundsByHand.record(params.id, body, staff.actor)),
  );

  const undoing = staffOperation('undoPaidBack', { summary: 'A refund was not paid back after all', ...one });
  app.post(
    '/staff-api/refunds-by-hand/:id/undo',
    { onRequest: undoing.onRequest, schema: { ...undoing.write, params: idParams, body: schemas.undoPaidBackSchema } },
    async ({ staff, params, body }) => ok(await refundsByHand.undo(params.id, body.reason, staff.actor)),
  );
}

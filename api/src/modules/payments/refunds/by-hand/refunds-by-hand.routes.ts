import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { ApiErrorCode } from '../../../../errors.ts';
import type { App } from '../../../../http/app.ts';
import type { HttpTools } from '../../../../http/http-tools.ts';
import type { RefundsByHand } from './refunds-by-hand.ts';

interface RefundsByHandRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  refundsByHand: RefundsByHand;
}

export function refundsByHandRoutes(app: App, { refundsByHand, staffRoute }: RefundsByHandRoutesDependencies) {
  const codes: ApiErrorCode[] = ['NOT_FOUND', 'STATE_CONFLICT'];
  const one = { response: schemas.refundByHandResponse, codes };

  staffRoute(app, 'GET /staff-api/refunds-by-hand', {
    operation: 'listRefundsByHand',
    permission: 'orders.refund',
    summary: 'List the refunds to pay by hand, with the account to pay to',
    response: schemas.refundsByHandResponse,
    query: schemas.refundsByHandQuery,
    handler: ({ query }) => refundsByHand.list(query),
  });

  staffRoute(app, 'POST /staff-api/refunds-by-hand/:id/paid-back', {
    operation: 'recordPaidBack',
    permission: 'orders.refund',
    summary: 'Record that a refund was paid by hand',
    ...one,
    params: idParams,
    body: schemas.paidBackSchema,
    handler: ({ actor, params, body }) => refundsByHand.record(params.id, body, actor),
  });

  staffRoute(app, 'POST /staff-api/refunds-by-hand/:id/undo', {
    operation: 'undoPaidBack',
    permission: 'orders.refund',
    summary: 'Undo the record that a refund was paid by hand',
    ...one,
    params: idParams,
    body: schemas.undoPaidBackSchema,
    handler: ({ actor, params, body }) => refundsByHand.undo(params.id, body.reason, actor),
  });
}

import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok, okPage } from '../../../http/schemas.ts';
import type { createTransfers } from '../providers/transfer/transfers.ts';

interface TransfersRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  transfers: ReturnType<typeof createTransfers>;
}

/** Orders that wait for a bank transfer. */
export function transfersRoutes(app: App, { transfers, staffOperation }: TransfersRoutesDependencies) {
  const list = staffOperation('listWaitingTransfers', {
    summary: 'Orders that wait for a bank transfer',
    response: schemas.waitingTransfersResponse,
  });
  app.get(
    '/staff-api/transfers',
    { onRequest: list.onRequest, schema: { ...list.read, querystring: schemas.transfersQuery } },
    async ({ query }) => {
      const { items, ...page } = await transfers.waiting(query);
      const shown = items.map(({ total: _total, heldUntil, ...item }) => ({
        ...item,
        heldUntil: heldUntil.toISOString(),
      }));
      return okPage({ ...page, items: shown });
    },
  );

  const confirming = staffOperation('confirmTransfer', {
    summary: 'The transfer is on the account: its order is paid',
    response: schemas.confirmedTransferResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.post(
    '/staff-api/transfers/:id/confirm',
    { onRequest: confirming.onRequest, schema: { ...confirming.read, params: schemas.orderIdParams } },
    async ({ staff, params }) => ok({ paid: await transfers.validate(params.id, staff.actor) }),
  );

  const rejecting = staffOperation('rejectTransfer', {
    summary: 'The transfer is not accepted, or never came: its order is cancelled',
    response: schemas.rejectedTransferResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.post(
    '/staff-api/transfers/:id/reject',
    {
      onRequest: rejecting.onRequest,
      schema: { ...rejecting.write, params: schemas.orderIdParams, body: schemas.rejectTransferSchema },
    },
    async ({ staff, params, body }) => ok({ outcome: await transfers.reject(params.id, staff.actor, body.reason) }),
  );
}

import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../../http/app.ts';
import type { HttpTools } from '../../../../http/http-tools.ts';
import type { createTransfers } from './transfers.ts';

interface TransfersRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  transfers: ReturnType<typeof createTransfers>;
}

export function transfersRoutes(app: App, { transfers, staffRoute }: TransfersRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/transfers', {
    operation: 'listWaitingTransfers',
    permission: 'transfers.change',
    summary: 'List the orders that await a bank transfer',
    response: schemas.waitingTransfersResponse,
    query: schemas.transfersQuery,
    handler: async ({ query }) => {
      const { items, ...page } = await transfers.waiting(query);
      const shown = items.map(({ total: _total, heldUntil, ...item }) => ({
        ...item,
        heldUntil: heldUntil.toISOString(),
      }));
      return { ...page, items: shown };
    },
  });

  staffRoute(app, 'POST /staff-api/transfers/:id/confirm', {
    operation: 'confirmTransfer',
    permission: 'transfers.change',
    summary: 'Confirm a transfer; its order is paid',
    response: schemas.confirmedTransferResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: schemas.orderIdParams,
    handler: async ({ actor, params }) => ({ paid: await transfers.validate(params.id, actor) }),
  });

  staffRoute(app, 'POST /staff-api/transfers/:id/reject', {
    operation: 'rejectTransfer',
    permission: 'transfers.change',
    summary: 'Reject a transfer; its order is cancelled',
    response: schemas.rejectedTransferResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: schemas.orderIdParams,
    body: schemas.rejectTransferSchema,
    handler: async ({ actor, params, body }) => ({ outcome: await transfers.reject(params.id, actor, body.reason) }),
  });
}

import type { OrderId, OrderRequest } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { findOpenDate } from '../../seats/offer.service.ts';
import { createOrdersRepository } from '../orders.repository.ts';

/**
 * Locks the departure once the order row exists, so that it cannot be moved or called off until `tx` ends. If it was
 * moved meanwhile, the order gets the new time; its buyer is notified and may cancel.
 * @param bought departure time at which the order was priced
 * @throws EVENT_CLOSED, SALE_NOT_OPEN, SALES_CLOSED
 */
export const createMeetDeparture =
  ({ jobs }: { jobs: Jobs }) =>
  async (tx: Queryable, orderId: OrderId, { request, bought }: { request: OrderRequest; bought: Date }) => {
    const { startsAt } = await findOpenDate(tx, request.eventDateId, request.date);
    if (startsAt.getTime() === bought.getTime()) return;
    await createOrdersRepository(tx).markMoved(orderId, bought);
    await jobs.send('send-mail', { kind: 'departure-moved', orderId, before: bought.toISOString() }, { tx });
  };

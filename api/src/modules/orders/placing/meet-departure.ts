import type { OrderId, OrderRequest } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { findOpenDate } from '../../seats/offer.service.ts';
import { createOrdersRepository } from '../orders.repository.ts';

/**
 * From the row of the order on nobody moves or calls off its departure until `tx` ends. Who was faster is met here: the
 * order is one of the moved departure, and its buyer is told and may give it back.
 * @param bought when the departure was to begin as the order was priced
 * @throws EVENT_CLOSED, SALES_CLOSED
 */
export const createMeetDeparture =
  ({ jobs }: { jobs: Jobs }) =>
  async (tx: Queryable, orderId: OrderId, { request, bought }: { request: OrderRequest; bought: Date }) => {
    const { startsAt } = await findOpenDate(tx, request.eventDateId, request.date);
    if (startsAt.getTime() === bought.getTime()) return;
    await createOrdersRepository(tx).markMoved(orderId, bought);
    await jobs.send('send-mail', { kind: 'departure-moved', orderId, before: bought.toISOString() }, { tx });
  };

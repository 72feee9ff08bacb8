import type { ListPage, Money, OrderId } from '@idavuelta/shared/contracts';
import { orderId as orderIdSchema } from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { phoneDigits } from '../../../database/searched-phone.ts';
import { AppError } from '../../../errors.ts';
import { createCursor, momentKey, type PageQuery } from '../../../http/cursor.ts';
import { parseOrderNumber } from '../../../http/order-number.ts';
import { findOrderMoney, refundableNow } from '../cancellation/order-money.ts';
import { createFoundOrdersRepository, type FoundOrder, type OrderSearch } from './found-orders.repository.ts';
import {
  type AttemptForStaff,
  createOrderForStaffRepository,
  type OrderHead,
  type RefundForStaff,
  type TicketForStaff,
} from './order-for-staff.repository.ts';

const foundCursor = createCursor('found-orders', Type.Tuple([momentKey, orderIdSchema]));

/** Maximum number of changes shown with an order. */
const maxChanges = 100;

type Change = Awaited<ReturnType<ReturnType<typeof createAuditRepository>['latest']>>[number];

/** An order with everything staff needs to know about it. */
export interface OrderForStaff extends OrderHead {
  tickets: TicketForStaff[];
  attempts: AttemptForStaff[];
  refunds: RefundForStaff[];
  /** Paid and not yet refunded. */
  refundable?: Money;
  /** Audit of the order, oldest first. */
  changes: Change[];
}

/** Search criteria; empty for all orders. */
export type OrderCriteria = Omit<OrderSearch, 'number' | 'digits'>;

function toSearch({ text, ...filters }: OrderCriteria): OrderSearch {
  const typed = text?.trim();
  if (!typed) return filters;
  const digits = filters.namesOnly ? undefined : phoneDigits(typed);
  return { ...filters, text: typed, number: parseOrderNumber(typed), digits };
}

export type OrdersForStaff = ReturnType<typeof createOrdersForStaff>;

export const createOrdersForStaff = ({ db }: { db: Database }) => ({
  /**
   * Finds orders by number, by address, name or phone of the buyer or a passenger, or by the event's name or slug;
   * newest first.
   */
  async find(criteria: OrderCriteria, { limit, cursor }: PageQuery): Promise<ListPage<FoundOrder>> {
    const after = foundCursor.read(cursor);
    const rows = await createFoundOrdersRepository(db).find(toSearch(criteria), limit + 1, after);
    return foundCursor.page(
      rows.map(({ at, ...item }) => ({ item, keys: [at, item.orderId] })),
      limit,
    );
  },

  /** @throws NOT_FOUND */
  async show(orderId: OrderId): Promise<OrderForStaff> {
    const orders = createOrderForStaffRepository(db);
    const head = await orders.head(orderId);
    if (!head) throw new AppError('NOT_FOUND');
    return {
      ...head,
      tickets: await orders.tickets(orderId),
      attempts: await orders.attempts(orderId),
      refunds: await orders.refunds(orderId),
      refundable: refundableNow(await findOrderMoney(db, orderId)),
      changes: (await createAuditRepository(db).latest(maxChanges, orderId)).reverse(),
    };
  },
});

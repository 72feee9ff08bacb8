import type { ListPage, Money, OrderId } from '@idavuelta/shared/contracts';
import { orderId as orderIdSchema } from '@idavuelta/shared/contracts/schemas';
import { maxCounted } from '@idavuelta/shared/contracts/staff';
import { Type } from 'typebox';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createCursor, momentKey, type PageQuery } from '../../../http/cursor.ts';
import { countStrictFirst, strictFirst } from '../../../matching/strict-first.ts';
import { findOrderMoney, refundableNow } from '../cancellation/order-money.ts';
import { createFoundOrdersRepository, type FoundOrder, type OrderSearch } from './found-orders.repository.ts';
import {
  type AttemptForStaff,
  createOrderForStaffRepository,
  type OrderHead,
  type RefundForStaff,
  type TicketForStaff,
} from './order-for-staff.repository.ts';
import { type TypedOrder, toTypedOrderSearch } from './typed-order.ts';

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
export interface OrderCriteria extends Omit<OrderSearch, 'typed'>, TypedOrder {
  /** Order number, name, phone, e-mail, event, bank reference, or amount and day of a payment. */
  text?: string;
}

function toSearch({ text, namesOnly, withoutEvents, monthFirst, ...filters }: OrderCriteria, forgiving: boolean) {
  if (text === undefined) return filters;
  return { ...filters, typed: toTypedOrderSearch(text, { namesOnly, withoutEvents, monthFirst, forgiving }) };
}

export type { FoundOrder };
export type OrdersForStaff = ReturnType<typeof createOrdersForStaff>;

export const createOrdersForStaff = ({ db }: { db: Database }) => ({
  /** Finds orders, newest first. When nothing matches exactly, one typo per word or number is forgiven. */
  async find(criteria: OrderCriteria, { limit, cursor }: PageQuery): Promise<ListPage<FoundOrder>> {
    const after = foundCursor.read(cursor);
    const orders = createFoundOrdersRepository(db);
    const rows = await strictFirst(criteria.text, (text, forgiving) =>
      orders.find(toSearch({ ...criteria, text }, forgiving), limit + 1, after),
    );
    return foundCursor.page(
      rows.map(({ at, ...item }) => ({ item, keys: [at, item.orderId] })),
      limit,
    );
  },

  /** Counts the orders that match, up to `maxCounted`. */
  count: ({ text, ...criteria }: OrderCriteria) =>
    countStrictFirst(text, (typed, forgiving) =>
      createFoundOrdersRepository(db).count(toSearch({ ...criteria, text: typed }, forgiving), maxCounted),
    ),

  /** Finds the latest orders that a text may mean. */
  findTyped: (text: string, options: TypedOrder & { forgiving: boolean }, count: number): Promise<FoundOrder[]> =>
    createFoundOrdersRepository(db).find({ typed: toTypedOrderSearch(text, options) }, count),

  /** Leaves out orders that were deleted or are no longer shown. */
  byIds: (ids: OrderId[]): Promise<FoundOrder[]> => createFoundOrdersRepository(db).find({ ids }, ids.length),

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

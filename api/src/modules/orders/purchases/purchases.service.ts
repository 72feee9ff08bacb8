import type { OrderDetail, OrderId, Ride } from '@idavuelta/shared/contracts';
import { formatPhoneNumber } from '@idavuelta/shared/contracts/phone';
import { orderId } from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createCursor, momentKey, type PageQuery } from '../../../http/cursor.ts';
import type { PickUpsService } from '../../pick-ups/pick-ups.service.ts';
import type { TicketCodes } from '../../tickets/ticket-codes.ts';
import { findCancellationTerms } from '../cancellation/cancellation-terms.service.ts';
import { toCancellation } from '../cancellation/cancellation-terms.ts';
import { hasCode, isChangeable, toEvent, toOrder, toSummary, toTicket } from './purchase.ts';
import {
  createPurchasesRepository,
  type HistoryRow,
  type PurchaseRow,
  type TicketRow,
} from './purchases.repository.ts';
import type { TaxDocumentFiles } from './tax-document-files.ts';

const historyCursor = createCursor('purchases', Type.Tuple([momentKey, orderId]));

/** What orders need from dispatch. Declared here, so that dispatch may import orders and not the other way round. */
export interface PurchaseRides {
  /** Rides of an order's tickets, from the day before the trip on. */
  of(orderId: OrderId): Promise<Ride[]>;
}

interface PurchasesDependencies {
  db: Database;
  codes: TicketCodes;
  pickUps: PickUpsService;
  rides: PurchaseRides;
  taxDocuments: Pick<TaxDocumentFiles, 'ofOrder'>;
  /** Whether tickets are available for Apple Wallet. */
  hasApplePasses: boolean;
}

const toHistoryRow = (row: HistoryRow) => ({
  item: toSummary(row),
  keys: [row.exactly, row.id] satisfies [string, OrderId],
});
const variantOf = ({ productVariantId }: TicketRow) => productVariantId;

const noCancellation = { cancellation: undefined, refundableOf: () => undefined };

export type PurchasesService = ReturnType<typeof createPurchasesService>;

/** Reads customers' own orders for the site and for mails. */
export function createPurchasesService(dependencies: PurchasesDependencies) {
  const { db, codes, pickUps, rides, taxDocuments, hasApplePasses } = dependencies;
  const purchases = createPurchasesRepository(db);

  async function find(orderId: OrderId, customerId: number | null) {
    const purchase = await purchases.detail(orderId, customerId);
    if (!purchase) return undefined;
    const { country } = purchase;
    const isPaid = purchase.state === 'paid';
    const terms = isPaid ? await findCancellationTerms(db, orderId) : undefined;
    const { cancellation, refundableOf } = terms ? toCancellation(terms) : noCancellation;
    const times = await pickUps.ofOrder(orderId);
    const countiesOf = await changeableCounties(purchase);
    const tickets = purchase.tickets.map((ticket, index) => ({
      ...toTicket(ticket, purchase.currency),
      ...(hasCode(purchase, ticket) && codesOf(orderId, ticket)),
      counties: countiesOf(ticket),
      refundable: refundableOf(index + 1),
      addresses: ticket.addresses.map(({ address, county = '' }, n) => ({
        address,
        county,
        pickUp: times?.[index]?.windows[n],
        pickUpTime: times?.[index]?.times[n],
      })),
      pickUpTime: times?.[index]?.time,
      passengers: ticket.passengers.map((passenger) => ({
        ...passenger,
        phone: formatPhoneNumber(passenger.phone, country),
      })),
    }));
    const order = { ...toOrder(purchase), cancellation, applePasses: (hasApplePasses && isPaid) || undefined };
    const documents = await taxDocuments.ofOrder(orderId);
    const detail: OrderDetail = {
      ...{ order, event: toEvent(purchase), tickets },
      ...(documents && { taxDocuments: documents }),
    };
    return { detail, country };
  }

  function codesOf(orderId: OrderId, { number: ticket, issue }: TicketRow) {
    const code = { orderId, ticket, issue };
    return { qr: codes.textOf(code), shortCode: codes.shortCodesOf(code)[0] };
  }

  /** @returns the counties where the ticket's passengers can be picked up; undefined when they can no longer change */
  async function changeableCounties(purchase: PurchaseRow) {
    const changeable = purchase.tickets.filter((ticket) => isChangeable(purchase, ticket));
    const counties = changeable.length > 0 ? await purchases.pickUpCounties(changeable.map(variantOf)) : [];
    return (ticket: TicketRow) =>
      changeable.includes(ticket)
        ? counties
            .filter(({ variantId }) => variantId === ticket.productVariantId)
            .map(({ id, name }) => ({ id, name }))
        : undefined;
  }

  return {
    /** Newest first. */
    async history(customerId: number, { limit, cursor }: PageQuery) {
      const after = historyCursor.read(cursor);
      const rows = await purchases.history(customerId, limit + 1, after);
      return historyCursor.page(rows.map(toHistoryRow), limit);
    },

    /** @throws NOT_FOUND, also for another customer's order */
    async detail(orderId: OrderId, customerId: number): Promise<OrderDetail> {
      const found = await find(orderId, customerId);
      if (!found) throw new AppError('NOT_FOUND');
      const ridden = found.detail.order.paymentState === 'paid' ? await rides.of(orderId) : [];
      return ridden.length > 0 ? { ...found.detail, rides: ridden } : found.detail;
    },

    /**
     * Returns the order with the country of its event and the buyer's address and language; undefined when there is no
     * such order.
     * @param customerId restricts the result to this customer's orders
     */
    async forMail(orderId: OrderId, customerId: number | null = null) {
      const [recipient, found] = await Promise.all([purchases.recipient(orderId), find(orderId, customerId)]);
      return recipient && found && { ...recipient, ...found };
    },
  };
}

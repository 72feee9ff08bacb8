import type { PersonalData } from '@idavuelta/shared/contracts';
import { toDecimalAmount } from '@idavuelta/shared/contracts/money';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

/** Exported data that customers do not see in their account. */
export type HiddenData = Required<
  Pick<
    PersonalData,
    | 'account'
    | 'payments'
    | 'refunds'
    | 'taxBuyers'
    | 'boardings'
    | 'mails'
    | 'notes'
    | 'messages'
    | 'invitations'
    | 'requestGuests'
  >
>;

const iso = (moment: Date) => moment.toISOString();

/** Reads stored data about a customer that no page of theirs shows. */
export function createExportRepository(db: Queryable) {
  const ofOrders = (customerId: number) =>
    db.selectFrom('orders').where('orders.customer_id', '=', customerId).orderBy('orders.created_at', 'desc');

  return {
    async account(customerId: number): Promise<HiddenData['account']> {
      const { country, birthday, createdAt, verifiedAt, language } = await db
        .selectFrom('customer')
        .select([
          'country_code as country',
          'language',
          sql<string | null>`birthday::text`.as('birthday'),
          'created_at as createdAt',
          'verified_at as verifiedAt',
        ])
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow();
      return {
        country,
        language,
        ...(birthday && { birthday }),
        createdAt: iso(createdAt),
        ...(verifiedAt && { verifiedAt: iso(verifiedAt) }),
      };
    },

    async payments(customerId: number): Promise<HiddenData['payments']> {
      const found = await ofOrders(customerId)
        .innerJoin('payment as p', 'p.order_id', 'orders.id')
        .select(['orders.id as orderId', 'p.provider', 'p.state', 'p.reference', 'p.created_at as at'])
        .select(['p.amount_minor as minor', 'p.currency'])
        .orderBy('p.id')
        .execute();
      return found.map(({ minor, currency, at, provider, ...payment }) => ({
        ...payment,
        method: provider,
        ...toDecimalAmount({ minor, currency }),
        at: iso(at),
      }));
    },

    async refunds(customerId: number): Promise<HiddenData['refunds']> {
      const found = await ofOrders(customerId)
        .innerJoin('payment as p', 'p.order_id', 'orders.id')
        .innerJoin('refund as r', 'r.payment_id', 'p.id')
        .select(['orders.id as orderId', 'r.state', 'r.reason', 'r.requested_at as at'])
        .select(['r.amount_minor as minor', 'p.currency'])
        .orderBy('r.id')
        .execute();
      return found.map(({ minor, currency, at, ...refund }) => ({
        ...refund,
        ...toDecimalAmount({ minor, currency }),
        at: iso(at),
      }));
    },

    async taxBuyers(customerId: number): Promise<HiddenData['taxBuyers']> {
      const found = await ofOrders(customerId)
        .select(['orders.id as orderId', 'orders.tax_buyer as taxBuyer'])
        .where('orders.tax_buyer', 'is not', null)
        .execute();
      return found.flatMap(({ orderId, taxBuyer }) => (taxBuyer ? [{ orderId, ...taxBuyer }] : []));
    },

    async boardings(customerId: number): Promise<HiddenData['boardings']> {
      const found = await ofOrders(customerId)
        .innerJoin('order_ticket as t', 't.order_id', 'orders.id')
        .innerJoin('ticket_check as c', 'c.order_ticket_id', 't.id')
        .select(['orders.id as orderId', 'c.leg', 'c.checked_at as at'])
        .orderBy('c.checked_at')
        .execute();
      return found.map(({ at, ...boarding }) => ({ ...boarding, at: iso(at) }));
    },

    async mails(customerId: number): Promise<HiddenData['mails']> {
      const found = await ofOrders(customerId)
        .innerJoin('order_mail as m', 'm.order_id', 'orders.id')
        .select(['orders.id as orderId', 'm.recipient', 'm.subject', 'm.sent_at as at'])
        .orderBy('m.id')
        .execute();
      return found.map(({ at, ...mail }) => ({ ...mail, at: iso(at) }));
    },

    /** Staff's notes about the orders and, for the driver, about their stops. */
    async notes(customerId: number): Promise<HiddenData['notes']> {
      const ofOrder = ofOrders(customerId)
        .innerJoin('order_note as n', 'n.order_id', 'orders.id')
        .select(['orders.number as order', 'n.body as text']);
      const ofStop = ofOrders(customerId)
        .innerJoin('order_ticket as t', 't.order_id', 'orders.id')
        .innerJoin('stop_note as s', 's.order_ticket_id', 't.id')
        .select(['orders.number as order', 's.note as text']);
      return [...(await ofOrder.execute()), ...(await ofStop.execute())];
    },

    /** @param email of the account, because messages are sent without logging in */
    async messages(email: string): Promise<HiddenData['messages']> {
      const found = await db
        .selectFrom('enquiry')
        .select(['kind', 'content', 'created_at as at'])
        .where(sql<boolean>`lower(content ->> 'email') = ${email}`)
        .orderBy('id')
        .execute();
      return found.map(({ at, content, kind }) => ({ kind, content: { ...content }, at: iso(at) }));
    },

    /** @param email of the account, because organisers invite by address */
    async invitations(email: string): Promise<HiddenData['invitations']> {
      const found = await db
        .selectFrom('event_invitation as i')
        .innerJoin('event as e', 'e.id', 'i.event_id')
        .select(['e.slug', 'i.seats', 'i.answer'])
        .where('i.email', '=', email)
        .orderBy('e.id')
        .execute();
      return found.map(({ answer, ...invitation }) => ({ ...invitation, ...(answer && { answer }) }));
    },

    async requestGuests(customerId: number): Promise<HiddenData['requestGuests']> {
      const found = await db
        .selectFrom('event_request as r')
        .innerJoin('event_request_guest as g', 'g.event_request_id', 'r.id')
        .select(['r.id as requestId', 'g.name', 'g.email', 'g.phone', 'g.seats'])
        .where('r.customer_id', '=', customerId)
        .orderBy('r.id')
        .orderBy('g.email')
        .execute();
      return found.map(({ email, phone, ...guest }) => ({
        ...guest,
        ...(email && { email }),
        ...(phone && { phone }),
      }));
    },
  };
}

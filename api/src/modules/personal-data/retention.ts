import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

interface Rule {
  /** Retention period, in words. */
  keeps: string;
  /** SQL condition: the row `r` is past its retention period. */
  expired: string;
  /** SQL: columns to overwrite; without it the rows are deleted. */
  set?: string;
}

/** Time of claims from a contract and of tax books: by then nobody may ask for who travelled. */
const claims = '6 years';
const departed = (column: string) => `${column} IN (SELECT o.id FROM orders o JOIN departure d ON d.id = o.departure_id
  WHERE d.starts_at < now() - interval '${claims}')`;
const ofTicket = (inner: string) => `SELECT t.id FROM order_ticket t WHERE ${inner}`;

/**
 * How long each table's personal data are kept: a rule that the daily job applies, or in words what ends it elsewhere.
 * A lawyer's draft.
 */
export const retention: Record<string, Rule | string> = {
  account_token: { keeps: '30 days after it expires', expired: `r.expires_at < now() - interval '30 days'` },
  enquiry: { keeps: '2 years', expired: `r.created_at < now() - interval '2 years'` },
  late_notice: { keeps: '90 days', expired: `r.notified_at < now() - interval '90 days'` },
  mailbox: { keeps: '30 days', expired: `r.sent_at < now() - interval '30 days'` },
  order_mail: { keeps: '2 years', expired: `r.sent_at < now() - interval '2 years'` },
  order_note: { keeps: claims, expired: departed('r.order_id') },
  order_ticket: {
    keeps: `who travels and where they are picked up: ${claims} after the departure`,
    expired: `${departed('r.order_id')} AND EXISTS (
      SELECT FROM jsonb_array_elements(r.passengers) p, jsonb_each_text(p) fact WHERE fact.value <> '')`,
    set: `passengers = (SELECT jsonb_agg((SELECT jsonb_object_agg(field, '') FROM jsonb_object_keys(p) field))
        FROM jsonb_array_elements(r.passengers) p),
      addresses = (SELECT jsonb_agg(a - 'position' || '{"address":""}' ORDER BY n)
        FROM jsonb_array_elements(r.addresses) WITH ORDINALITY AS list (a, n))`,
  },
  limited_ticket: {
    keeps: 'until the event is over',
    expired: 'r.event_id IN (SELECT e.id FROM event e WHERE e.ends_at <= now())',
  },
  queue_ticket: {
    keeps: 'until the queue is closed or the event over',
    expired: `r.waiting_room_id IN (SELECT w.id FROM waiting_room w JOIN event e ON e.id = w.event_id
      WHERE w.closed_at IS NOT NULL OR e.ends_at <= now())`,
  },
  sale_reminder: {
    keeps: 'until the mail is sent, or the event is over or withdrawn',
    expired: 'r.event_id IN (SELECT e.id FROM event e WHERE e.withdrawn OR e.ends_at <= now())',
  },
  session: { keeps: '30 days after it ends', expired: `r.expires_at < now() - interval '30 days'` },
  staff_session: { keeps: '30 days after it ends', expired: `r.expires_at < now() - interval '30 days'` },
  stop_note: {
    keeps: '30 days after the departure',
    expired: `r.order_ticket_id IN (${ofTicket(`t.order_id IN (SELECT o.id FROM orders o
      JOIN departure d ON d.id = o.departure_id WHERE d.starts_at < now() - interval '30 days')`)})`,
  },
  ticket_scan: { keeps: '1 year; 30 days without an order', expired: `r.received_at < now() - interval '1 year'` },
  trip_mark: { keeps: '1 year', expired: `r.recorded_at < now() - interval '1 year'` },
  vehicle_check: { keeps: '1 year', expired: `r.recorded_at < now() - interval '1 year'` },
  trip_rider: {
    keeps: `${claims} after the departure`,
    expired: `r.address <> '' AND r.order_ticket_id IN (${ofTicket(departed('t.order_id'))})`,
    set: `address = ''`,
  },

  bank_account: "the company's own",
  bank_row: 'payer: 90 days after the departure (payments)',
  blocked_person: 'until staff unblocks the person (privacy-requests)',
  complaint_file: 'the law: with its sheet',
  complaint_sheet: 'the law: at least 2 years; never deleted (complaints)',
  customer: 'until the person or staff deletes the account (personal-data)',
  driver_profile: 'as long as the driver works here (dispatch)',
  event_invitation: "with the event's guests, or when the person asks (privacy-requests)",
  event_request: 'drafts: 1 year (event-requests); others until the account is deleted',
  event_request_guest: 'with its request',
  fiscal_document: 'the law: never deleted (fiscal)',
  fiscal_record: 'the law: never deleted (fiscal)',
  frequent_address: 'until the person removes it, or the account',
  frequent_friend: 'until the person removes it, or the account',
  login_network: '180 days (accounts)',
  manifest: '1 year (manifests)',
  run: 'with its departure (dispatch)',
  opened_thing: 'twelve of each person who works here, and with their account (finder)',
  orders: 'the books; names and addresses as those of its tickets',
  payment: 'the books; answers of providers until the account is deleted',
  pick_up_time: 'with its ticket; no personal data but the driver',
  privacy_request: 'unconfirmed: 7 days; answered: 5 years (privacy-requests)',
  privacy_request_token: 'until it expires (privacy-requests)',
  refund: 'the books',
  seat_hold: 'some minutes (orders)',
  seat_hold_item: 'some minutes (orders)',
  staff_user: 'as long as the person works here (staff-accounts)',
  ticket_check: 'with its ticket; no personal data',
  position_sharing: 'until the driver switches it off (dispatch)',
  van_position: '24 hours, less when the driver switches sharing off (dispatch)',
  waiting_list: 'until the departure; unconfirmed: 7 days (waiting-list)',
};

/** Rows per statement, small enough for the statement timeout. */
const batchSize = 5000;

/** Job: applies the rules of the table. */
export const createApplyRetention =
  ({ db }: { db: Database }) =>
  async (): Promise<void> => {
    for (const [table, rule] of Object.entries(retention)) {
      if (typeof rule === 'string') continue;
      const { expired, set } = rule;
      const some = `r.ctid IN (SELECT r.ctid FROM ${table} r WHERE ${expired} LIMIT ${batchSize})`;
      const statement = set ? `UPDATE ${table} r SET ${set} WHERE ${some}` : `DELETE FROM ${table} r WHERE ${some}`;
      let changed = batchSize;
      while (changed === batchSize) changed = Number((await sql.raw(statement).execute(db)).numAffectedRows);
    }
  };

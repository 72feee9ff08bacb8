import type { OrderId, PaymentState } from '@idavuelta/shared/contracts';
import type { ResendableMail } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { OrderStates } from '../order-states.ts';
import { createOrdersRepository } from '../orders.repository.ts';
import { createOrderForStaffRepository } from './order-for-staff.repository.ts';

/** The order state that each mail belongs to. */
const stateOf: Record<ResendableMail, PaymentState> = {
  'order-paid': 'paid',
  'passenger-tickets': 'paid',
  'transfer-instructions': 'awaiting_transfer_payment',
  'payment-link': 'awaiting_payment',
};

interface ResendDependencies {
  db: Database;
  jobs: Jobs;
  states: Pick<OrderStates, 'lock'>;
}

/** Returns the addresses of the passengers other than the buyer. */
async function passengersOf(tx: Queryable, orderId: OrderId) {
  const tickets = (await createOrderForStaffRepository(tx).tickets(orderId)).filter(({ refunded }) => !refunded);
  return createOrdersRepository(tx).passengerEmails(
    orderId,
    tickets.map(({ number }) => number),
  );
}

/** @throws VALIDATION_FAILED when no passenger but the buyer has this address */
async function chosenPassengers(tx: Queryable, orderId: OrderId, address?: string) {
  const all = await passengersOf(tx, orderId);
  if (address === undefined) return all;
  const chosen = all.filter((each) => each === address.toLowerCase());
  if (chosen.length === 0) throw invalidFields({ field: 'address', reason: 'unknown' });
  return chosen;
}

interface ResentMail {
  mail: ResendableMail;
  address?: string | undefined;
}

export type ResendMail = ReturnType<typeof createResendMail>;

/** Lets staff resend a mail of an order. */
export const createResendMail =
  ({ db, jobs, states }: ResendDependencies) =>
  /**
   * Resends the confirmation, the transfer instructions or the payment link to the buyer, or the tickets to the other
   * passengers.
   * @param address of a single passenger; omit to mail all of them
   * @returns the number of mails queued
   * @throws NOT_FOUND; STATE_CONFLICT when the mail does not match the order's state; VALIDATION_FAILED (`address`)
   *   when no such passenger exists
   */
  (orderId: OrderId, { mail: kind, address }: ResentMail, actor: StaffActor): Promise<{ mails: number }> =>
    db.transaction().execute(async (tx) => {
      const order = await states.lock(tx, orderId);
      if (!order) throw new AppError('NOT_FOUND');
      if (order.state !== stateOf[kind]) throw new AppError('STATE_CONFLICT');
      const mails =
        kind === 'passenger-tickets'
          ? (await chosenPassengers(tx, orderId, address)).map((each) => ({ kind, orderId, address: each }))
          : [{ kind, orderId }];
      for (const mail of mails) await jobs.send('send-mail', mail, { tx });
      await createAuditRepository(tx).add({ actor, action: 'resend-mail', subject: orderId, detail: { mail: kind } });
      return { mails: mails.length };
    });

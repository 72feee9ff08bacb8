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

/** The state of an order to which each mail belongs. */
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

/** Addresses of those who travel and are not the buyer. */
async function passengersOf(tx: Queryable, orderId: OrderId) {
  const tickets = (await createOrderForStaffRepository(tx).tickets(orderId)).filter(({ refunded }) => !refunded);
  return createOrdersRepository(tx).passengerEmails(
    orderId,
    tickets.map(({ number }) => number),
  );
}

/** @throws VALIDATION_FAILED for an address with which nobody travels but the buyer */
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

/** Makes the function by which staff sends a mail of an order again. */
export const createResendMail =
  ({ db, jobs, states }: ResendDependencies) =>
  /**
   * Sends the confirmation or the way to transfer to the buyer, or their tickets to the passengers who are not the buyer.
   * @param address of the one passenger who gets it; without it all do
   * @returns how many mails are on their way
   * @throws NOT_FOUND; STATE_CONFLICT when the order is not in the state that the mail tells of; VALIDATION_FAILED
   *   (`address`) for one with which nobody travels
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

import { isDeepStrictEqual } from 'node:util';
import type { OrderId, Passenger, PassengerChange } from '@idavuelta/shared/contracts';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { assertAddressInCounty } from '../../../geocoding/plausible-positions.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { announce } from '../../webhooks/outbox/announce.ts';
import { changeableTicket } from './changeable-ticket.ts';
import { assertMayStillChange } from './changes-of-ticket.ts';
import { changePassenger } from './gifts.repository.ts';
import { changedTicket } from './passenger-change.ts';
import { createPassengersRepository } from './passengers.repository.ts';

export type ChangePassenger = ReturnType<typeof createChangePassenger>;

/** The buyer, limited to their own orders, or a staff member. */
export type ChangedBy = { customerId: number } | { actor: StaffActor };

/** Returns the names of the changed fields only: the audit outlives the account and must not hold personal data. */
function fieldsOf(before: Passenger | undefined, after: Passenger | undefined) {
  const fields = Object.keys({ ...before, ...after }) as (keyof Passenger)[];
  return fields.filter((field) => before?.[field] !== after?.[field]);
}

/** Lets buyers, and staff on their behalf, change a traveller of a paid order. */
export const createChangePassenger =
  ({ db, jobs }: { db: Database; jobs: Jobs }) =>
  /**
   * Changes name, e-mail, phone and pick-up address of one traveller; the ticket keeps its code. Buyer and travellers
   * of the ticket are notified unless nothing changed.
   * @throws NOT_FOUND, also for another customer's order; STATE_CONFLICT, SALES_CLOSED, TICKET_CHECKED,
   *   VALIDATION_FAILED; TICKET_CHANGED_TOO_OFTEN for a buyer
   */
  (orderId: OrderId, by: ChangedBy, change: PassengerChange): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const { ticket, passenger } = change;
      const before = await changeableTicket(tx, orderId, 'customerId' in by ? by.customerId : undefined, ticket);
      const after = changedTicket(before, change);
      await assertAddressInCounty(tx, change.address);
      if (
        isDeepStrictEqual(after.passengers, before.passengers) &&
        isDeepStrictEqual(after.addresses, before.addresses)
      )
        return;
      if ('customerId' in by) await assertMayStillChange(tx, orderId, ticket, before);
      await createPassengersRepository(tx).save(before.ticketId, after);
      await createAuditRepository(tx).add({
        actor: 'actor' in by ? by.actor : 'buyer',
        action: changePassenger,
        subject: orderId,
        detail: {
          ticket,
          passenger,
          fields: fieldsOf(before.passengers[passenger - 1], after.passengers[passenger - 1]),
        },
      });
      await announce(tx, jobs, { type: 'order.changed', orderId, change: 'travellers', tickets: [ticket] });
      const job = {
        kind: 'passenger-changed',
        orderId,
        ticket,
        before: before.passengers[passenger - 1]?.name ?? '',
      } as const;
      await jobs.send('send-mail', job, { tx });
      for (const address of new Set(after.passengers.map(({ email }) => email)))
        await jobs.send('send-mail', { ...job, address }, { tx });
    });

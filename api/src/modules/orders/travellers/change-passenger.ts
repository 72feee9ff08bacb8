import { isDeepStrictEqual } from 'node:util';
import type { OrderId, Passenger, PassengerChange } from '@idavuelta/shared/contracts';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { assertAddressInCounty } from '../../../geocoding/plausible-positions.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { changeableTicket } from './changeable-ticket.ts';
import { assertMayStillChange } from './changes-of-ticket.ts';
import { changePassenger } from './gifts.repository.ts';
import { changedTicket } from './passenger-change.ts';
import { createPassengersRepository } from './passengers.repository.ts';

export type ChangePassenger = ReturnType<typeof createChangePassenger>;

/** The buyer, who changes orders of their own only, or one of staff. */
export type ChangedBy = { customerId: number } | { actor: StaffActor };

/** Names of what a change has changed: the audit outlives the account, so that it has no value of a person. */
function fieldsOf(before: Passenger | undefined, after: Passenger | undefined) {
  const fields = Object.keys({ ...before, ...after }) as (keyof Passenger)[];
  return fields.filter((field) => before?.[field] !== after?.[field]);
}

/** Makes the function by which buyers, and staff for them, change a traveller of a paid order. */
export const createChangePassenger =
  ({ db, jobs }: { db: Database; jobs: Jobs }) =>
  /**
   * Changes name, e-mail, phone and pick-up address of one traveller. The code of the ticket stays. The buyer and all who
   * travel on the ticket are told, unless nothing changed.
   * @throws NOT_FOUND, also for the order of another customer; STATE_CONFLICT, SALES_CLOSED, TICKET_CHECKED,
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

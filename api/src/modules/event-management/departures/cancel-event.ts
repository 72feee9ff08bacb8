import type { ActEffect, StaffAct } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import type { BeginAct } from '../acts/acts.ts';
import { effectOn } from './act-effect.ts';
import { createDeparturesForStaffRepository } from './departures-for-staff.repository.ts';
import { found } from './departures-for-staff.ts';

interface CancelEventDependencies {
  db: Database;
  beginAct: BeginAct;
}

/** What a person types to cancel one. */
interface CancelledEvent {
  slug: string;
  reason?: string | undefined;
}

const withdrawn = () =>
  new AppError('STATE_CONFLICT', { message: 'It was withdrawn.', errors: [{ field: 'event', reason: 'withdrawn' }] });

/** Cancels events as a whole. */
export const createCancelEvent = ({ db, beginAct }: CancelEventDependencies) => ({
  /** What it would do to buyers. @throws NOT_FOUND */
  async effect(slug: string): Promise<ActEffect> {
    const repository = createDeparturesForStaffRepository(db);
    const event = found(await repository.event(slug));
    return effectOn(db, await repository.idsToCome(event.id));
  },

  /**
   * Nothing more is sold of the event and nobody finds it; every order of
   * a departure to come is cancelled and paid back, everybody is told.
   * @param slug again, as a person has typed it to confirm @param reason as travellers read it
   * @throws NOT_FOUND, VALIDATION_FAILED (`slug`), STATE_CONFLICT for one that was withdrawn
   */
  cancel: (slug: string, { slug: typed, reason }: CancelledEvent, actor: StaffActor): Promise<StaffAct> =>
    db.transaction().execute(async (tx) => {
      const repository = createDeparturesForStaffRepository(tx);
      const event = found(await repository.lockEvent(slug));
      if (typed.trim() !== slug) throw invalidFields({ field: 'slug', reason: 'other' });
      if (event.withdrawn) throw withdrawn();
      // Whoever is just placing an order is waited for; who comes later reads that the event was withdrawn.
      await repository.lockAll(event.id);
      const departureIds = await repository.idsToCome(event.id);
      await repository.withdraw(event.id);
      const detail = reason ? { reason } : {};
      const audit = createAuditRepository(tx);
      await audit.add({ actor, action: 'cancel-event', subject: `event:${event.id}`, detail: { slug, ...detail } });
      return beginAct(tx, { kind: 'cancel-event', eventId: event.id, actor, detail }, { departureIds });
    }),
});

import type { ActEffect, StaffAct } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import type { BeginAct } from '../acts/acts.ts';
import { effectOn } from './act-effect.ts';
import { createDeparturesForStaffRepository } from './departures-for-staff.repository.ts';
import { orNotFound } from './departures-for-staff.ts';

interface CancelEventDependencies {
  db: Database;
  beginAct: BeginAct;
}

interface CancelledEvent {
  slug: string;
  reason?: string | undefined;
}

const withdrawn = () =>
  new AppError('STATE_CONFLICT', { message: 'It was withdrawn.', errors: [{ field: 'event', reason: 'withdrawn' }] });

export const createCancelEvent = ({ db, beginAct }: CancelEventDependencies) => ({
  /** Previews the effect on buyers. @throws NOT_FOUND */
  async effect(slug: string): Promise<ActEffect> {
    const repository = createDeparturesForStaffRepository(db);
    const event = orNotFound(await repository.event(slug));
    return effectOn(db, await repository.idsToCome(event.id));
  },

  /**
   * Cancels an event: it is no longer sold or found, orders of upcoming departures are cancelled and refunded, and
   * everyone is notified.
   * @param slug typed again as confirmation @param reason shown to travellers
   * @throws NOT_FOUND, VALIDATION_FAILED (`slug`), STATE_CONFLICT for a withdrawn event
   */
  cancel: (slug: string, { slug: typed, reason }: CancelledEvent, actor: StaffActor): Promise<StaffAct> =>
    db.transaction().execute(async (tx) => {
      const repository = createDeparturesForStaffRepository(tx);
      const event = orNotFound(await repository.lockEvent(slug));
      if (typed.trim() !== slug) throw invalidFields({ field: 'slug', reason: 'other' });
      if (event.withdrawn) throw withdrawn();
      // Waits for orders being placed; later ones see that the event was withdrawn.
      await repository.lockAll(event.id);
      const departureIds = await repository.idsToCome(event.id);
      await repository.withdraw(event.id);
      const detail = reason ? { reason } : {};
      const audit = createAuditRepository(tx);
      await audit.add({ actor, action: 'cancel-event', subject: `event:${event.id}`, detail: { slug, ...detail } });
      return beginAct(tx, { kind: 'cancel-event', eventId: event.id, actor, detail }, { departureIds });
    }),
});

import type { ActEffect, AuditAction, DepartureMessage, StaffAct } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { typedMoment } from '../../../http/typed-moment.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { announce } from '../../webhooks/outbox/announce.ts';
import type { BeginAct } from '../acts/acts.ts';
import { createWrittenEventRepository } from '../import/written-event.repository.ts';
import { effectOn } from './act-effect.ts';
import { createDeparturesForStaffRepository, type LockedDeparture } from './departures-for-staff.repository.ts';
import {
  assertHasDates,
  assertNotWithdrawn,
  isRange,
  type ManagedEventRow,
  orNotFound,
} from './departures-for-staff.ts';
import { moveDay } from './move-day.ts';

interface DepartureActsDependencies {
  db: Database;
  jobs: Jobs;
  beginAct: BeginAct;
}

interface Chosen {
  tx: Queryable;
  event: ManagedEventRow;
  departure: LockedDeparture;
}

const conflict = (field: string, reason: string, message: string) =>
  new AppError('STATE_CONFLICT', { message, errors: [{ field, reason }] });

function assertToCome({ hasBegun }: LockedDeparture) {
  if (hasBegun) throw conflict('departure', 'past', 'It has begun.');
}

/** Moves, calls off and removes departures, and writes to their travellers. */
export function createDepartureActs({ db, jobs, beginAct }: DepartureActsDependencies) {
  /** Locks the event, then the departure. @throws NOT_FOUND */
  const onDeparture = <T>(slug: string, id: number, work: (chosen: Chosen) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => {
      const repository = createDeparturesForStaffRepository(tx);
      const event = orNotFound(await repository.lockEvent(slug));
      return work({ tx, event, departure: orNotFound(await repository.lock(event.id, id)) });
    });

  const audit = (tx: Queryable, actor: StaffActor, action: AuditAction, eventId: number, detail: object) =>
    createAuditRepository(tx).add({ actor, action, subject: `event:${eventId}`, detail });

  /** Stops its sales and notifies everyone. */
  async function callOff({ tx, event, departure }: Chosen, actor: StaffActor, detail = {}): Promise<StaffAct> {
    const repository = createDeparturesForStaffRepository(tx);
    const lasts = await repository.duration(event.id);
    await repository.callOff(departure.id);
    await repository.reschedule(event.id, lasts);
    const act = { kind: 'call-off-departure', eventId: event.id, departureId: departure.id, actor, detail } as const;
    return beginAct(tx, act, { departureIds: [departure.id] });
  }

  return {
    /** Previews the effect on buyers of moving or calling off the departure. @throws NOT_FOUND */
    async effect(slug: string, id: number): Promise<ActEffect> {
      const repository = createDeparturesForStaffRepository(db);
      const event = orNotFound(await repository.event(slug));
      orNotFound(await repository.find(event.id, id));
      return effectOn(db, [id]);
    },

    /**
     * Moves a departure with its orders, tickets and seats. Buyers are notified and may cancel until it begins. In a
     * range of days it moves to another day that has no sales.
     * @param to local time at the event: `2027-03-06T21:00`
     * @throws NOT_FOUND; STATE_CONFLICT for a departure that has begun; VALIDATION_FAILED (`to`)
     */
    move: (slug: string, id: number, to: string, actor: StaffActor): Promise<StaffAct> =>
      onDeparture(slug, id, async ({ tx, event, departure }) => {
        assertNotWithdrawn(event);
        assertToCome(departure);
        const repository = createDeparturesForStaffRepository(tx);
        const mistake = (reason: string) => invalidFields({ field: 'to', reason });
        const startsAt = typedMoment(to, { field: 'to', timeZone: event.timeZone });
        if (startsAt <= event.readAt) throw mistake('past');
        const move = { dateId: departure.eventDateId, from: departure.startsAt, to: startsAt };
        if (isRange(event)) await moveDay(tx, { ...move, eventId: event.id, departureId: id, day: to.slice(0, 10) });
        else {
          const moments = (await repository.moments(event.id)).map((moment) => moment.getTime());
          if (moments.includes(startsAt.getTime())) throw mistake('exists');
          const lasts = await repository.duration(event.id);
          await createWrittenEventRepository(tx).moveDate(move);
          await repository.reschedule(event.id, lasts);
        }
        await repository.deletePickUpTimes(id);
        await repository.archivePlans(id);
        const detail = { from: isoMoment(departure.startsAt), to: isoMoment(startsAt) };
        const before = { departure: detail.from };
        const after = { departure: detail.to };
        await audit(tx, actor, 'move-departure', event.id, { slug, before, after });
        await announce(tx, jobs, { type: 'departure.moved', departureId: id, from: departure.startsAt });
        const act = { kind: 'move-departure', eventId: event.id, departureId: id, actor, detail } as const;
        return beginAct(tx, act, { departureIds: [id], ordersOnly: true });
      }),

    /**
     * Calls off a departure: everything is refunded and everyone is notified.
     * @param reason shown to travellers @throws NOT_FOUND, STATE_CONFLICT
     */
    callOff: (slug: string, id: number, actor: StaffActor, reason?: string): Promise<StaffAct> =>
      onDeparture(slug, id, async (chosen) => {
        const { tx, event, departure } = chosen;
        assertToCome(departure);
        const detail = reason ? { reason } : {};
        const recorded = { slug, departure: isoMoment(departure.startsAt), ...detail };
        await audit(tx, actor, 'call-off-departure', event.id, recorded);
        return callOff(chosen, actor, detail);
      }),

    /**
     * Removes a departure without sales or holds; if it ever had any or someone is waiting, it is called off instead.
     * @throws NOT_FOUND; STATE_CONFLICT with the numbers sold and held, and for the only departure
     */
    remove: (slug: string, id: number, actor: StaffActor): Promise<void> =>
      onDeparture(slug, id, async (chosen) => {
        const { tx, event, departure } = chosen;
        assertHasDates(event);
        const repository = createDeparturesForStaffRepository(tx);
        const { sold, held, isReferred } = await repository.use(id);
        if (sold > 0 || held > 0)
          throw new AppError('STATE_CONFLICT', {
            message: `${sold} are sold and ${held} are held.`,
            errors: Object.entries({ sold, held }).map(([field, taken]) => ({ field, reason: String(taken) })),
          });
        if ((await repository.moments(event.id)).length === 1)
          throw conflict('departure', 'last', 'It is the only departure of the event.');
        const detail = { slug, departure: isoMoment(departure.startsAt) };
        await audit(tx, actor, 'remove-departure', event.id, detail);
        if (isReferred) return void (await callOff(chosen, actor));
        const lasts = await repository.duration(event.id);
        await repository.deleteDate(departure.eventDateId);
        await repository.reschedule(event.id, lasts);
      }),

    /**
     * Sends a message to everyone travelling on a departure.
     * @throws NOT_FOUND, VALIDATION_FAILED (`texts`) without any text
     */
    message: (slug: string, id: number, { texts }: DepartureMessage, actor: StaffActor): Promise<StaffAct> =>
      onDeparture(slug, id, async ({ tx, event, departure }) => {
        if (Object.keys(texts).length === 0) throw invalidFields({ field: 'texts', reason: 'required' });
        const detail = { slug, departure: isoMoment(departure.startsAt), texts };
        await audit(tx, actor, 'send-message', event.id, detail);
        const act = { kind: 'send-message', eventId: event.id, departureId: id, actor, detail: { texts } } as const;
        return beginAct(tx, act, { departureIds: [id], paidOnly: true, ordersOnly: true });
      }),
  };
}

import type { ListPage } from '@idavuelta/shared/contracts';
import { id as idSchema } from '@idavuelta/shared/contracts/schemas';
import type { AuditAction, EventStateChange, StaffList, StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { Type } from 'typebox';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { StoredVisibility } from '../../../database/column-types.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { assertUnchanged } from '../../../database/revisions.ts';
import { AppError } from '../../../errors.ts';
import { createCursor, momentKey, type PageQuery } from '../../../http/cursor.ts';
import { type PoolSales, salesByDeparture, setCapacity } from '../../seats/capacity.ts';
import { choosePool, type PoolChoice } from '../choose-pool.ts';
import { createManagedEventsRepository, type EventFilter, type ManagedEvent } from './events-for-staff.repository.ts';

const cursor = createCursor('managed-events', Type.Tuple([momentKey, idSchema]));

const conflict = (message: string) => new AppError('STATE_CONFLICT', { message });

/** Fields of an event that are changed separately from its form. */
export const ownFields = { state: ['visibility', 'salesStopped'], picture: ['imagePath'] } as const;

interface ChangeBy {
  actor: string;
  /** Revision that the change is based on; absent for commands. */
  revision?: number | undefined;
}

type LockedEvent = NonNullable<Awaited<ReturnType<ReturnType<typeof createManagedEventsRepository>['lock']>>>;

/**
 * @throws STATE_CONFLICT for a withdrawn event, for one by invitation, which its request manages, and for one that
 *   already has the visibility; NO_DEPARTURE without any departure
 */
function assertMayBecome(visibility: StoredVisibility, { visibility: now, withdrawn, hasDates }: LockedEvent) {
  if (!hasDates) throw new AppError('NO_DEPARTURE');
  if (withdrawn) throw conflict('It was withdrawn.');
  if (now === 'invited') throw conflict('It is by invitation.');
  if (now === visibility) throw conflict(`It is ${visibility} already.`);
}

/** Events for staff. Each change is audited. */
export function createEventsForStaff({ db }: { db: Database }) {
  /**
   * @param work validates and changes the event.
   * @returns the detail for the audit
   * @throws NOT_FOUND; CHANGED_MEANWHILE when its state has changed since the revision
   */
  const change = <T extends object>(
    slug: string,
    { actor, action, revision }: ChangeBy & { action: AuditAction },
    work: (tx: Queryable, event: LockedEvent) => Promise<T>,
  ): Promise<T> =>
    db.transaction().execute(async (tx) => {
      const event = await createManagedEventsRepository(tx).lock(slug);
      if (!event) throw new AppError('NOT_FOUND');
      const subject = `event:${event.id}`;
      const isState = (field: string) => ownFields.state.some((each) => each === field);
      await assertUnchanged(tx, subject, { stored: event.revision, read: revision }, isState);
      const detail = await work(tx, event);
      await createAuditRepository(tx).add({ actor, action, subject, detail: { slug, ...detail } });
      return detail;
    });

  const show = (slug: string, by: ChangeBy, visibility: 'public' | 'unlisted', action: AuditAction) =>
    change(slug, { ...by, action }, async (tx, event) => {
      assertMayBecome(visibility, event);
      await createManagedEventsRepository(tx).change(event.id, { visibility });
      const { visibility: before } = event;
      return { revision: event.revision + 1, before: { visibility: before }, after: { visibility } };
    });

  const sell = (slug: string, by: ChangeBy, salesStopped: boolean, action: AuditAction) =>
    change(slug, { ...by, action }, async (tx, event) => {
      if (event.withdrawn) throw conflict('It was withdrawn.');
      if (event.salesStopped === salesStopped)
        throw conflict(salesStopped ? 'Its sales were stopped before.' : 'Its sales were not stopped.');
      await createManagedEventsRepository(tx).change(event.id, { sales_stopped: salesStopped });
      const { salesStopped: before } = event;
      return { revision: event.revision + 1, before: { salesStopped: before }, after: { salesStopped } };
    });

  const find = async (slug: string): Promise<ManagedEvent> => {
    const event = await createManagedEventsRepository(db).find(slug);
    if (!event) throw new AppError('NOT_FOUND');
    return event;
  };

  /** Shows a draft or unlisted event in lists and search. @throws NOT_FOUND, STATE_CONFLICT, NO_DEPARTURE */
  const publish = (slug: string, by: ChangeBy) => show(slug, by, 'public', 'publish-event');
  /** Makes the event reachable through its link only. @throws NOT_FOUND, STATE_CONFLICT, NO_DEPARTURE */
  const unlist = (slug: string, by: ChangeBy) => show(slug, by, 'unlisted', 'unlist-event');
  /** Stops sales; orders that hold seats can still be paid. @throws NOT_FOUND, STATE_CONFLICT */
  const stopSelling = (slug: string, by: ChangeBy) => sell(slug, by, true, 'stop-selling');
  /** Resumes sales. @throws NOT_FOUND, STATE_CONFLICT */
  const sellAgain = (slug: string, by: ChangeBy) => sell(slug, by, false, 'sell-again');
  const changes: Record<EventStateChange, (slug: string, by: ChangeBy) => Promise<object>> = {
    publish,
    unlist,
    'stop-selling': stopSelling,
    'sell-again': sellAgain,
  };

  return {
    /** Returns a page, sorted by any column. */
    page: (filter: EventFilter, query: StaffListQuery): Promise<StaffList<ManagedEvent>> =>
      createManagedEventsRepository(db).page(filter, query),

    /** @throws NOT_FOUND */
    find,

    /** @returns the changed event @throws as the individual changes do */
    async changeState(slug: string, action: EventStateChange, by: ChangeBy): Promise<ManagedEvent> {
      await changes[action](slug, by);
      return find(slug);
    },

    /** Soonest first; past events only on request. */
    async list(filter: EventFilter, page: PageQuery): Promise<ListPage<ManagedEvent>> {
      const rows = await createManagedEventsRepository(db).list(filter, page.limit + 1, cursor.read(page.cursor));
      return cursor.page(
        rows.map(({ at, ...item }) => ({ item, keys: [at, item.id] })),
        page.limit,
      );
    },

    /** Returns the event with capacity and sales of each departure. @throws NOT_FOUND */
    async show(slug: string): Promise<ManagedEvent & { departures: PoolSales[] }> {
      const event = await find(slug);
      return { ...event, departures: await salesByDeparture(db, event.id) };
    },

    publish,
    unlist,
    stopSelling,
    sellAgain,

    /**
     * Changes the capacity of a pool on one departure.
     * @param read the capacity that the change is based on; absent for commands
     * @returns the previous capacity
     * @throws NOT_FOUND; STATE_CONFLICT when more is sold and held, or the pool is ambiguous; CHANGED_MEANWHILE when
     *   the capacity is no longer `read`
     */
    changeCapacity: (slug: string, actor: string, choice: PoolChoice, capacity: number, read?: number) =>
      change(slug, { actor, action: 'change-capacity' }, async (tx, { id }) => {
        const chosen = choosePool(await salesByDeparture(tx, id), choice);
        const before = await setCapacity(tx, chosen, capacity);
        if (read !== undefined && before !== read)
          throw new AppError('CHANGED_MEANWHILE', { errors: [{ field: 'capacity', reason: 'changed' }] });
        return { departure: chosen.departure, pool: chosen.pool, before, capacity };
      }),
  };
}

export type EventsForStaff = ReturnType<typeof createEventsForStaff>;

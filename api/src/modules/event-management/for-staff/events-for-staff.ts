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

/** Fields of an event that are changed by themselves, beside its form. */
export const ownFields = { state: ['visibility', 'salesStopped'], picture: ['imagePath'] } as const;

interface ChangeBy {
  actor: string;
  /** That was read; commands have read none. */
  revision?: number | undefined;
}

type LockedEvent = NonNullable<Awaited<ReturnType<ReturnType<typeof createManagedEventsRepository>['lock']>>>;

/**
 * @throws STATE_CONFLICT for an event by invitation, which its request has made, and for one that has the visibility;
 *   NO_DEPARTURE for one that has nothing to show
 */
function assertMayBecome(visibility: StoredVisibility, { visibility: now, withdrawn, hasDates }: LockedEvent) {
  if (!hasDates) throw new AppError('NO_DEPARTURE');
  if (withdrawn) throw conflict('It was withdrawn.');
  if (now === 'invited') throw conflict('It is by invitation.');
  if (now === visibility) throw conflict(`It is ${visibility} already.`);
}

/** What staff does with events. Every change is an audit row. */
export function createEventsForStaff({ db }: { db: Database }) {
  /**
   * @param work checks and changes the event. @returns the detail for the audit
   * @throws NOT_FOUND; CHANGED_MEANWHILE when somebody else has changed its state since the revision
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

  /** A draft or an unlisted event is in lists and search from then on. @throws NOT_FOUND, STATE_CONFLICT, NO_DEPARTURE */
  const publish = (slug: string, by: ChangeBy) => show(slug, by, 'public', 'publish-event');
  /** From now on only its link leads to the event. @throws NOT_FOUND, STATE_CONFLICT, NO_DEPARTURE */
  const unlist = (slug: string, by: ChangeBy) => show(slug, by, 'unlisted', 'unlist-event');
  /** Nothing more is sold; orders that hold seats may still be paid. @throws NOT_FOUND, STATE_CONFLICT */
  const stopSelling = (slug: string, by: ChangeBy) => sell(slug, by, true, 'stop-selling');
  /** @throws NOT_FOUND, STATE_CONFLICT */
  const sellAgain = (slug: string, by: ChangeBy) => sell(slug, by, false, 'sell-again');
  const changes: Record<EventStateChange, (slug: string, by: ChangeBy) => Promise<object>> = {
    publish,
    unlist,
    'stop-selling': stopSelling,
    'sell-again': sellAgain,
  };

  return {
    /** One page for a screen, by any of its columns. */
    page: (filter: EventFilter, query: StaffListQuery): Promise<StaffList<ManagedEvent>> =>
      createManagedEventsRepository(db).page(filter, query),

    /** @throws NOT_FOUND */
    find,

    /** @returns the event as it is then @throws what the change throws */
    async changeState(slug: string, wanted: EventStateChange, by: ChangeBy): Promise<ManagedEvent> {
      await changes[wanted](slug, by);
      return find(slug);
    },

    /** The soonest first; those that are over only when they are asked for. */
    async list(filter: EventFilter, page: PageQuery): Promise<ListPage<ManagedEvent>> {
      const rows = await createManagedEventsRepository(db).list(filter, page.limit + 1, cursor.read(page.cursor));
      return cursor.page(
        rows.map(({ at, ...item }) => ({ item, keys: [at, item.id] })),
        page.limit,
      );
    },

    /** The event, and what each departure can sell and has sold. @throws NOT_FOUND */
    async show(slug: string): Promise<ManagedEvent & { departures: PoolSales[] }> {
      const event = await find(slug);
      return { ...event, departures: await salesByDeparture(db, event.id) };
    },

    publish,
    unlist,
    stopSelling,
    sellAgain,

    /**
     * Changes what a pool can sell on one departure.
     * @param read the capacity that was read; commands have read none
     * @returns the capacity before
     * @throws NOT_FOUND, STATE_CONFLICT when more is sold and held, or it is not clear which pool is meant;
     *   CHANGED_MEANWHILE when it is another one by now
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

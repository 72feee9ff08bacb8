import type { LetIn, NewWaitingRoom, WaitingRoom, WaitingRoomChange } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import type { SharedValues } from '../../../shared-values/shared-values.ts';
import { perMinute } from '../pace.ts';
import { createQueueTicketsRepository } from '../queue-tickets.repository.ts';
import { queueKey, stateOf, type WaitingRooms } from '../waiting-rooms.service.ts';
import { createRoomsForStaffRepository, type StoredRoom } from './rooms-for-staff.repository.ts';

interface RoomsForStaffDependencies {
  db: Database;
  rooms: WaitingRooms;
  values: SharedValues;
  /** False without the secret that gateways need. */
  isEnabled: boolean;
}

type Action = 'open-waiting-room' | 'change-waiting-room' | 'let-in' | 'close-waiting-room';

export type RoomsForStaff = ReturnType<typeof createRoomsForStaff>;

/** What staff sees and does of waiting rooms. */
export function createRoomsForStaff({ db, rooms, values, isEnabled }: RoomsForStaffDependencies) {
  const stored = createRoomsForStaffRepository(db);

  async function toRoom({ eventId, eventName, slug, timeZone, ...room }: StoredRoom): Promise<WaitingRoom> {
    const at = Date.now();
    const [queue, store = 'postgresql'] = await Promise.all([rooms.queue(room.id), values.placeOf(queueKey(room.id))]);
    const current = queue.turns.filter(({ until }) => until > at);
    const admitted = current.filter(({ holder }) => holder !== undefined).length;
    const pace = perMinute(queue.pace, at);
    return {
      id: room.id,
      event: { id: eventId, name: eventName, slug, timeZone },
      ...(room.departureId !== null &&
        room.departureStartsAt && {
          departure: { id: room.departureId, startsAt: room.departureStartsAt.toISOString() },
        }),
      state: room.closedAt ? 'ended' : stateOf(room, at),
      opensAt: room.opensAt.toISOString(),
      maxAdmitted: room.maxAdmitted,
      paused: room.paused,
      automatic: room.automatic,
      createdAt: room.createdAt.toISOString(),
      ...(room.closedAt && { closedAt: room.closedAt.toISOString() }),
      issued: queue.issued,
      nowServing: queue.nowServing,
      called: current.length - admitted,
      admitted,
      ordered: queue.ordered,
      passed: queue.passed,
      ...(pace && { pace }),
      store,
      moved: queue.continuedAt !== undefined,
    };
  }

  /** @throws NOT_FOUND */
  async function find(id: number) {
    const room = await stored.find(id);
    if (!room) throw new AppError('NOT_FOUND');
    return toRoom(room);
  }

  const audit = (tx: Queryable, actor: StaffActor, action: Action, id: number, detail: object = {}) =>
    createAuditRepository(tx).add({ actor, action, subject: `waiting-room:${id}`, detail });

  return {
    list: async () => Promise.all((await stored.list()).map(toRoom)),
    find,

    /** @throws VALIDATION_FAILED (`eventId`, `departureId`), STATE_CONFLICT when a room stands there already */
    async open(input: NewWaitingRoom, actor: StaffActor) {
      if (!isEnabled) throw new AppError('STATE_CONFLICT', { message: 'WAITING_ROOM_KEY is not set.' });
      const id = await db.transaction().execute(async (tx) => {
        const repository = createRoomsForStaffRepository(tx);
        const { eventId, departureId } = input;
        if (!(await repository.lockEvent(eventId))) throw invalidFields({ field: 'eventId', reason: 'unknown' });
        if (departureId !== undefined && !(await repository.isDepartureOf(departureId, eventId)))
          throw invalidFields({ field: 'departureId', reason: 'unknown' });
        if (await repository.isGuarded(input)) throw new AppError('STATE_CONFLICT');
        const added = await repository.add(input);
        await audit(tx, actor, 'open-waiting-room', added, input);
        return added;
      });
      return find(id);
    },

    /** @throws NOT_FOUND for a room that is not in use */
    async change(id: number, change: WaitingRoomChange, actor: StaffActor) {
      await db.transaction().execute(async (tx) => {
        if (!(await createRoomsForStaffRepository(tx).change(id, change))) throw new AppError('NOT_FOUND');
        await audit(tx, actor, 'change-waiting-room', id, change);
      });
      rooms.forget(id);
      return find(id);
    },

    /** Lets somebody in at the next turn. @throws NOT_FOUND, VALIDATION_FAILED (`position`) for one nobody has */
    async letIn(id: number, { position }: LetIn, actor: StaffActor) {
      const { state, issued } = await rooms.nowServing(id);
      if (state === 'before' || position >= issued) throw invalidFields({ field: 'position', reason: 'unknown' });
      await audit(db, actor, 'let-in', id, { position });
      await rooms.letIn(id, position);
      rooms.forget(id);
      return find(id);
    },

    /** Whoever waits may order at once. @throws NOT_FOUND for a room that is not in use */
    async close(id: number, actor: StaffActor) {
      await db.transaction().execute(async (tx) => {
        if (!(await createRoomsForStaffRepository(tx).close(id))) throw new AppError('NOT_FOUND');
        await createQueueTicketsRepository(tx).deleteOf(id);
        await audit(tx, actor, 'close-waiting-room', id);
      });
      rooms.forget(id);
      return find(id);
    },
  };
}

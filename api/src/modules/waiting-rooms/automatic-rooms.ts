import type { Database } from '../../database/database.ts';
import type { RateCounter } from '../../http/rate-limit.ts';
import type { Log } from '../../log/log.ts';
import { createQueueTicketsRepository } from './queue-tickets.repository.ts';
import { createRoomsRepository } from './rooms.repository.ts';
import type { WaitingRooms } from './waiting-rooms.service.ts';

interface AutomaticRoomsDependencies {
  db: Database;
  rooms: WaitingRooms;
  log: Pick<Log, 'info' | 'warn'>;
  countOrder: RateCounter;
  /** Orders of an event per minute from which a room is opened; 0 for never. */
  ordersPerMinute: number;
  /** People who may order at the same time. */
  maxAdmitted: number;
}

export type AutomaticRooms = ReturnType<typeof createAutomaticRooms>;

/** Opens a waiting room when an event gets more orders per minute than the sale can serve; closes it when nobody waits. */
export function createAutomaticRooms(dependencies: AutomaticRoomsDependencies) {
  const { db, rooms, log, countOrder, ordersPerMinute, maxAdmitted } = dependencies;
  const repository = createRoomsRepository(db);
  return {
    /** Called after an order. Never rejects: the order is placed already. */
    async ordered(eventId: number) {
      if (ordersPerMinute === 0) return;
      try {
        const orders = await countOrder(`event:${eventId}`);
        if (orders <= ordersPerMinute) return;
        if (await repository.openAutomatically(eventId, maxAdmitted))
          log.info({ eventId, orders }, 'waiting room opened: many orders');
      } catch (error) {
        log.warn({ eventId, reason: (error as Error).message }, 'orders not counted');
      }
    },

    /** Closes empty automatic rooms. Visitors who only closed their browsers are called first, and their turns run out. */
    async closeIdle() {
      for (const { id } of await repository.automaticRooms()) {
        await rooms.nowServing(id);
        const { nowServing, issued, turns } = await rooms.queue(id);
        if (nowServing < issued || turns.some(({ until }) => until > Date.now())) continue;
        await repository.close(id);
        await createQueueTicketsRepository(db).deleteOf(id);
      }
    },
  };
}

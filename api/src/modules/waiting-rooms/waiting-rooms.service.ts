import type { NowServing, QueueTicket } from '@idavuelta/shared/contracts';
import { createDraw } from '@idavuelta/shared/contracts/servers';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { SharedValues } from '../../shared-values/shared-values.ts';
import { givePlaces, type Visitor } from './give-places.ts';
import { perMinute } from './pace.ts';
import { callNext, endTurn, enter, letIn, open, type Queue, type QueueRules, queueKind, turnOf } from './queue.ts';
import { createQueueTicketsRepository } from './queue-tickets.repository.ts';
import { createRoomsRepository, type Room } from './rooms.repository.ts';

interface WaitingRoomsDependencies {
  db: Database;
  values: SharedValues;
  /** Secret shared with the gateways; absent when waiting rooms are disabled. */
  key: string | undefined;
  times: Pick<QueueRules, 'enterMs' | 'orderMs'>;
}

export interface TicketHolder {
  position: number;
  /** Id of the ticket. */
  holder: string;
}

/** Milliseconds for which a process keeps a room's settings and the state of its sale. */
const roomTtl = 1_000;
/** Milliseconds between two times that a process calls visitors of a room. */
const stateTtl = 500;

export const queueKey = (roomId: number) => `queue:${roomId}`;

type Sale = Pick<Room, 'isOnSale' | 'opensAt' | 'hasSeats' | 'paused'>;

/** Returns the state of a room at a time in milliseconds since 1970. */
export function stateOf({ isOnSale, opensAt, hasSeats, paused }: Sale, at: number): NowServing['state'] {
  if (!isOnSale) return 'ended';
  if (opensAt.getTime() > at) return 'before';
  if (!hasSeats) return 'sold-out';
  return paused ? 'paused' : 'open';
}

export type WaitingRooms = ReturnType<typeof createWaitingRooms>;

/** The queues in front of sales. The gateways hand out tickets and know who holds them; this knows positions and turns. */
export function createWaitingRooms({ db, values, key = '', times }: WaitingRoomsDependencies) {
  const rooms = createRoomsRepository(db);
  const tickets = createQueueTicketsRepository(db);
  const known = new LRUCache<number, Promise<Room | undefined>>({ max: 1_000, ttl: roomTtl });
  const states = new LRUCache<number, Promise<NowServing>>({ max: 1_000, ttl: stateTtl });

  /** @throws NOT_FOUND for a room that is not in use */
  async function roomOf(id: number): Promise<Room> {
    const found = known.get(id) ?? rooms.find(id);
    known.set(id, found, { noUpdateTTL: true });
    found.catch(() => known.delete(id));
    const room = await found;
    if (!room) throw new AppError('NOT_FOUND');
    return room;
  }

  const changeQueue = <R>(id: number, change: (queue: Queue) => { queue: Queue; result: R }) =>
    values.change(queueKey(id), queueKind, (value) => {
      const { queue, result } = change(value);
      return { value: queue, result };
    });

  const rulesOf = ({ maxAdmitted }: Room): QueueRules => ({ maxAdmitted, ...times });

  /** Draws the places at the opening and calls whoever is next. */
  async function callVisitors(id: number): Promise<NowServing> {
    const room = await roomOf(id);
    const at = Date.now();
    const state = stateOf(room, at);
    const queue = await changeQueue(id, (before) => {
      const opened = state === 'before' ? before : open(before);
      const called = state === 'open' ? callNext(opened, rulesOf(room), at) : opened;
      return { queue: called, result: called };
    });
    const pace = perMinute(queue.pace, at);
    const letInNow = queue.turns.map(({ position }) => position).filter((position) => position >= queue.nowServing);
    return {
      room: id,
      state,
      opensAt: room.opensAt.toISOString(),
      at: new Date(at).toISOString(),
      issued: queue.issued,
      ...(queue.drawn !== undefined && { drawn: queue.drawn }),
      nowServing: queue.nowServing,
      ...(letInNow.length > 0 && { letIn: letInNow }),
      ...(pace && { pace }),
    };
  }

  const queueOf = (id: number) => changeQueue(id, (queue) => ({ queue, result: queue }));

  return {
    /** Returns what everybody in the room may know, and calls whoever is next. @throws NOT_FOUND */
    nowServing(id: number): Promise<NowServing> {
      const state = states.get(id) ?? callVisitors(id);
      states.set(id, state, { noUpdateTTL: true });
      state.catch(() => states.delete(id));
      return state;
    },

    /**
     * Gives each visitor a place, in the order in which they came. Customers keep theirs until its turn has passed.
     * @returns undefined for a customer who does not exist
     * @throws NOT_FOUND
     */
    async takePlaces(id: number, visitors: Visitor[]): Promise<(number | undefined)[]> {
      const room = await roomOf(id);
      const at = Date.now();
      const customerIds = new Set(visitors.flatMap(({ customerId }) => customerId ?? []));
      const earlier = await tickets.placesOf(id, [...customerIds]);
      const { places, ofCustomers, passed } = await changeQueue(id, (before) => {
        const opened = stateOf(room, at) === 'before' ? before : open(before);
        const positionOf = createDraw({ secret: key, room: id, drawn: opened.drawn ?? 0 });
        const hasPassed = (place: number) =>
          opened.drawn !== undefined && turnOf(opened, positionOf(place), at) === 'passed';
        const { queue, result } = givePlaces(opened, visitors, { earlier, hasPassed });
        return {
          queue,
          result: { ...result, passed: [...earlier.values()].flatMap((place) => place ?? []).filter(hasPassed) },
        };
      });
      const added = [...ofCustomers].filter(([customerId, place]) => place !== earlier.get(customerId));
      const stored = await tickets.store(id, added, passed);
      return visitors.map(({ customerId = 0 }, index) => stored.get(customerId) ?? places[index]);
    },

    /** Tells how it stands with a ticket. @throws NOT_FOUND */
    async turn(id: number, { position, holder }: TicketHolder): Promise<Pick<QueueTicket, 'turn' | 'until'>> {
      await roomOf(id);
      const turn = turnOf(await queueOf(id), position, Date.now());
      if (typeof turn === 'string') return { turn };
      if (turn.holder !== undefined && turn.holder !== holder) return { turn: 'passed' };
      return { turn: turn.holder ? 'admitted' : 'called', until: new Date(turn.until).toISOString() };
    },

    /** Lets a visitor enter at their turn. @returns until when they may order @throws NOT_FOUND, TURN_NOT_YET, TURN_PASSED */
    async enter(id: number, ticket: TicketHolder) {
      const rules = rulesOf(await roomOf(id));
      const turn = await changeQueue(id, (before) => {
        const { queue, turn: entered } = enter(before, ticket, rules, Date.now());
        return { queue, result: entered };
      });
      if (turn === 'waiting') throw new AppError('TURN_NOT_YET');
      if (turn === 'passed') throw new AppError('TURN_PASSED');
      return { until: new Date(turn.until).toISOString() };
    },

    /** Tells whether an admission still counts. One of shortly before the queue was continued from a copy does. */
    async hasEntered({ room, position, holder, until }: TicketHolder & { room: number; until: number }) {
      const queue = await queueOf(room);
      const turn = turnOf(queue, position, Date.now());
      if (typeof turn !== 'string') return (turn.holder ?? holder) === holder;
      return queue.continuedAt !== undefined && until <= queue.continuedAt + times.orderMs;
    },

    /** Gives the turn of a visitor to the next one. */
    async end(id: number, ticket: TicketHolder, ordered: boolean) {
      await changeQueue(id, (queue) => ({
        queue: endTurn(queue, { ...ticket, ordered }, Date.now()),
        result: undefined,
      }));
      states.delete(id);
    },

    letIn: (id: number, position: number) =>
      changeQueue(id, (queue) => ({ queue: letIn(queue, position, Date.now()), result: undefined })),

    queue: queueOf,

    /** Makes a change by staff visible at once in this process. */
    forget(id: number) {
      known.delete(id);
      states.delete(id);
    },
  };
}

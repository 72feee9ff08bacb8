import type { NowServing, QueueTicket } from '@idavuelta/shared/contracts';
import { createDraw } from '@idavuelta/shared/contracts/servers';
import { LRUCache } from 'lru-cache';
import { type ApiRooms, RoomRejection, rejection } from './api-rooms.ts';
import type { Ticket } from './tickets.ts';

/** Milliseconds between two calls of the API for one room, however many visitors wait. */
const ttl = 1_000;
/** Milliseconds for which the last known state is told while the API does not respond. */
const staleFor = 5 * 60_000;
const maxRooms = 1_000;
const maxAnswers = 20_000;

/** Tells whether the API answered that a call is not right, rather than that it cannot answer. */
const isRejected = (error: unknown) => error instanceof RoomRejection && error.status < 500;

interface RoomsOptions {
  api: ApiRooms;
  secret: string;
}

/** The rooms as this gateway knows them: what all visitors of a room see costs one call of the API per second. */
export function createRooms({ api, secret }: RoomsOptions) {
  const current = new LRUCache<number, Promise<NowServing>>({ max: maxRooms, ttl });
  const answers = new LRUCache<string, Promise<unknown>>({ max: maxAnswers, ttl });
  const lastKnown = new LRUCache<number, NowServing>({ max: maxRooms, ttl: staleFor });

  async function fetchState(room: number): Promise<NowServing> {
    try {
      const state = await api.nowServing(room);
      lastKnown.set(room, state);
      return state;
    } catch (error) {
      const known = isRejected(error) ? undefined : lastKnown.get(room);
      if (known) return known;
      throw error;
    }
  }

  const positionIn = ({ room, drawn }: NowServing, place: number) =>
    drawn === undefined ? undefined : createDraw({ secret, room, drawn })(place);

  function nowServing(room: number): Promise<NowServing> {
    const state = current.get(room) ?? fetchState(room);
    current.set(room, state, { noUpdateTTL: true });
    // A room that is not in use is remembered, too: otherwise everybody who asks for one would cost a call.
    state.catch((error) => isRejected(error) || current.delete(room));
    return state;
  }

  /** Returns the position of a ticket, undefined before the draw, and whether it may have been called. */
  async function placeInQueue({ room, place }: Ticket) {
    const state = await nowServing(room);
    const position = positionIn(state, place);
    // Who was let in before the others has a turn behind the line, too.
    const isCalled = position !== undefined && (position < state.nowServing || state.letIn?.includes(position));
    return { position, isCalled: Boolean(isCalled) };
  }

  /** Repeats the answer to a ticket's call for a moment, so that a flood of calls costs no more than one. */
  async function once<T>(call: string, ticket: Ticket, answer: () => Promise<T>): Promise<T> {
    const key = `${call} ${ticket.room} ${ticket.place} ${ticket.holder}`;
    const known = (answers.get(key) as Promise<T> | undefined) ?? answer();
    answers.set(key, known, { noUpdateTTL: true });
    known.catch((error) => isRejected(error) || answers.delete(key));
    return known;
  }
  const forget = ({ room, place, holder }: Ticket) => {
    for (const call of ['turn', 'enter']) answers.delete(`${call} ${room} ${place} ${holder}`);
  };

  /** @throws RoomRejection (TURN_NOT_YET) for a ticket that was not called, without a call of the API */
  async function calledPosition(ticket: Ticket): Promise<number> {
    const { position, isCalled } = await placeInQueue(ticket);
    if (position === undefined || !isCalled) throw rejection('TURN_NOT_YET', 'It is not your turn yet.');
    return position;
  }

  return {
    /** @throws RoomRejection for a room that is not in use; another error while the API does not respond */
    nowServing,

    /** Tells how it stands with a ticket. Those who wait cost no call of the API. */
    async ticketState(ticket: Ticket): Promise<QueueTicket> {
      const { room, holder } = ticket;
      const { position, isCalled } = await placeInQueue(ticket);
      if (position === undefined) return { room, turn: 'waiting' };
      if (!isCalled) return { room, position, turn: 'waiting' };
      return { room, position, ...(await once('turn', ticket, () => api.turn(room, position, holder))) };
    },

    /** Enters at the ticket's turn. @returns its position, and until when the visitor may order @throws RoomRejection */
    async enter(ticket: Ticket) {
      const position = await calledPosition(ticket);
      const { until } = await once('enter', ticket, () => {
        forget(ticket);
        return api.enter(ticket.room, position, ticket.holder);
      });
      return { position, until };
    },

    /** Gives the ticket's turn to the next visitor. @throws RoomRejection */
    async leave(ticket: Ticket) {
      await api.leave(ticket.room, await calledPosition(ticket), ticket.holder);
      forget(ticket);
    },
  };
}

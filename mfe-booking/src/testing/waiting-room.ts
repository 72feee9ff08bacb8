import type { EventDetail, NowServing, QueueTicket } from '@idavuelta/shared/contracts';
import { anEvent, type FakeApi } from '@idavuelta/shared/testing';

/** Id of the room in front of the tests' event. */
const room = 7;
const at = (path: string) => `http://localhost/waiting-room/${room}/${path}`;

/** The gateway's calls, as keys of the fake API. */
export const queueCalls = {
  now: `GET ${at('now')}`,
  ownTicket: `GET ${at('ticket')}`,
  takeTicket: `POST ${at('ticket')}`,
  enter: `POST ${at('admission')}`,
  giveUp: `DELETE ${at('admission')}`,
};

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

export const aNow = (over: Partial<NowServing> = {}): NowServing => ({
  room,
  state: 'open',
  opensAt: inMinutes(-5),
  at: inMinutes(0),
  issued: 900,
  nowServing: 100,
  pace: { low: 25, high: 40 },
  ...over,
});

export const aTicket = (over: Partial<QueueTicket> = {}): QueueTicket => ({
  room,
  position: 440,
  turn: 'waiting',
  ...over,
});

export const anAdmission = () => ({ token: 'admission-1', until: inMinutes(10) });

export const aQueuedEvent = (over: Partial<EventDetail> = {}) => anEvent({ waitingRooms: [{ room }], ...over });

/** A gateway where the visitor has no ticket yet, and gets `ticket`. */
export const queueApi = (ticket = aTicket(), now = aNow(), more: FakeApi = {}): FakeApi => ({
  [queueCalls.now]: now,
  [queueCalls.ownTicket]: null,
  [queueCalls.takeTicket]: ticket,
  ...more,
});

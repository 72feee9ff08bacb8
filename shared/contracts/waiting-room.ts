/*
 * The gateway serves `/waiting-room/:room/…` at the site's own origin, in the API's envelope. `now` reads no cookie and
 * no token, so that caches share it.
 */

/**
 * What everybody in a waiting room may know: the same for all, so that caches share it.
 * `GET /waiting-room/:room/now`, from the gateway.
 */
export interface NowServing {
  room: number;
  /** `before`: places are drawn at `opensAt`. `sold-out` and `ended`: nobody else is called. */
  state: 'before' | 'open' | 'paused' | 'sold-out' | 'ended';
  /** ISO 8601, by the server's clock like `at`. */
  opensAt: string;
  at: string;
  /** Number of people who have come. */
  issued: number;
  /** How many of them came before the opening, so that their positions were drawn; absent until then. */
  drawn?: number;
  /** Everybody in front of this position has been called; 0 before the opening. */
  nowServing: number;
  /** Positions behind it that staff let in and that have their turn now; absent without any. */
  letIn?: number[];
  /** Positions called per minute, as a range to be told honestly; absent until there is enough to go by. */
  pace?: { low: number; high: number };
}

/**
 * One's own place, by the signed cookie that the gateway sets: `POST /waiting-room/:room/ticket` takes a place unless
 * the browser or the account has one whose turn has not passed, `GET` answers null without one. With a login, the
 * browser's place becomes that of an account that has none.
 */
export interface QueueTicket {
  room: number;
  /** Number of people in front at the opening, from 0; absent before places are drawn. */
  position?: number;
  /** `called`: may enter until `until`. `admitted`: may order until then. `passed`: did neither in time, or left. */
  turn: 'waiting' | 'called' | 'admitted' | 'passed';
  until?: string;
}

/**
 * `POST /waiting-room/:room/admission`, the same one until it ends: after a reload it is asked for again. `DELETE`
 * gives the turn to the next person.
 */
export interface Admission {
  /** Sent with the order in `admissionHeader`. */
  token: string;
  until: string;
}

/** Header with which an order for an event with a waiting room carries its admission. */
export const admissionHeader = 'x-admission';

/** A waiting room in front of an event, or of the departures that start at `startsAt`. */
export interface WaitingRoomOfEvent {
  room: number;
  startsAt?: string;
}

/** Number of people in front; 0 when it is one's turn, undefined before positions are drawn. */
export const peopleAhead = ({ position }: QueueTicket, { nowServing }: NowServing) =>
  position === undefined ? undefined : Math.max(0, position - nowServing);

/** How long it may take until one's turn, in whole minutes or hours, rounded outwards. */
export type ExpectedWait =
  | { kind: 'unknown' | 'soon' }
  | { kind: 'less-than'; to: number }
  | { kind: 'more-than'; from: number }
  | { kind: 'minutes' | 'hours'; from: number; to: number };

/** Tells the wait honestly: as a range, and as unknown until there is enough to go by. */
export function expectedWait(ahead: number | undefined, { pace }: NowServing): ExpectedWait {
  if (ahead === undefined || !pace || pace.high <= 0) return { kind: 'unknown' };
  const from = Math.floor(ahead / pace.high);
  if (pace.low <= 0) return from > 0 ? { kind: 'more-than', from } : { kind: 'unknown' };
  const to = Math.ceil(ahead / pace.low);
  if (to <= 1) return { kind: 'soon' };
  if (from < 1) return { kind: 'less-than', to };
  if (from < 120) return { kind: 'minutes', from: Math.min(from, to - 1), to };
  return { kind: 'hours', from: Math.floor(from / 60), to: Math.ceil(to / 60) };
}

import type { ValueKind } from '../../shared-values/shared-values.ts';
import { type Pace, paceOf } from './pace.ts';

/** A position that was called. It may enter, and once it has entered may order, until `until` (ms since 1970). */
export interface Turn {
  position: number;
  until: number;
  /** The ticket that entered; absent until then. */
  holder?: string;
}

/**
 * The queue in front of a sale, as one small value. Positions are called strictly in order; a turn that ends, however
 * it ends, makes room for the next one. Everything below is a pure function of it, so that the same rules hold
 * wherever it is stored. Times are in milliseconds since 1970.
 */
export interface Queue {
  /** Number of places given, so also the next place. */
  issued: number;
  /** How many came before the opening, whose positions are drawn; absent until the first call after it. */
  drawn?: number;
  /** Every position below has been called. */
  nowServing: number;
  /** The turns that have not ended, in the order in which they were called. */
  turns: Turn[];
  /** Positions that staff lets in at the next turn, before the others. */
  letIn: number[];
  /** Positions behind `nowServing` that were called before their time. */
  calledAhead: number[];
  /** How many turns ended with an order, and without one. */
  ordered: number;
  passed: number;
  /** How many turns ended lately, for the expected time. */
  pace: Pace;
  /** When it was continued from a copy, whose latest turns may be missing. */
  continuedAt?: number;
}

export interface QueueRules {
  /** Most turns at a time. */
  maxAdmitted: number;
  /** How long somebody who was called may take to enter. */
  enterMs: number;
  /** How long somebody who has entered may take to order. */
  orderMs: number;
}

export const emptyQueue: Queue = {
  issued: 0,
  nowServing: 0,
  turns: [],
  letIn: [],
  calledAhead: [],
  ordered: 0,
  passed: 0,
  pace: [],
};

/** Gives the next `count` places. @returns the first of them */
export const takePlaces = (queue: Queue, count: number) => ({
  queue: count > 0 ? { ...queue, issued: queue.issued + count } : queue,
  first: queue.issued,
});

/** Fixes who came before the opening. From then on, new places are behind theirs. */
export const open = (queue: Queue): Queue => (queue.drawn === undefined ? { ...queue, drawn: queue.issued } : queue);

/** Ends the turns whose time is over. */
export function endOverdue(queue: Queue, now: number): Queue {
  const turns = queue.turns.filter(({ until }) => until > now);
  const ended = queue.turns.length - turns.length;
  if (ended === 0) return queue;
  return { ...queue, turns, passed: queue.passed + ended, pace: paceOf(queue.pace, { now, ended }) };
}

/** Calls as many as there is room for: first whom staff lets in, then in order. */
export function callNext(queue: Queue, rules: QueueRules, now: number): Queue {
  const current = endOverdue(queue, now);
  let { nowServing, calledAhead } = current;
  const turns = [...current.turns];
  const waiting = [...current.letIn];
  const call = (position: number) => turns.push({ position, until: now + rules.enterMs });
  while (turns.length < rules.maxAdmitted) {
    const invited = waiting.shift();
    if (invited !== undefined) {
      call(invited);
      calledAhead = [...calledAhead, invited];
    } else if (nowServing >= current.issued) break;
    else {
      if (!calledAhead.includes(nowServing)) call(nowServing);
      nowServing += 1;
    }
  }
  if (nowServing === current.nowServing && turns.length === current.turns.length) return current;
  const stillAhead = calledAhead.filter((position) => position >= nowServing);
  return { ...current, nowServing, turns, letIn: waiting, calledAhead: stillAhead };
}

/** Whether the position waits, has a turn, or had one. */
export function turnOf(queue: Queue, position: number, now: number): Turn | 'waiting' | 'passed' {
  const turn = queue.turns.find((each) => each.position === position && each.until > now);
  if (turn) return turn;
  const isCalled = position < queue.nowServing || queue.calledAhead.includes(position);
  return isCalled && !queue.letIn.includes(position) ? 'passed' : 'waiting';
}

/**
 * Lets the holder of a ticket enter at their turn. Entering again is the same turn; another ticket with the same
 * position, such as a copy, does not get it.
 * @returns the turn, or why there is none
 */
export function enter(
  queue: Queue,
  { position, holder }: { position: number; holder: string },
  { orderMs }: QueueRules,
  now: number,
): { queue: Queue; turn: Turn | 'waiting' | 'passed' } {
  const turn = turnOf(queue, position, now);
  if (typeof turn === 'string') return { queue, turn };
  if (turn.holder !== undefined) return { queue, turn: turn.holder === holder ? turn : 'passed' };
  const entered = { position, until: now + orderMs, holder };
  return { queue: { ...queue, turns: queue.turns.map((each) => (each === turn ? entered : each)) }, turn: entered };
}

/** Ends a turn before its time: with an order, or because the person left. */
export function endTurn(
  queue: Queue,
  { position, holder, ordered }: { position: number; holder: string; ordered: boolean },
  now: number,
): Queue {
  const ended = queue.turns.find((turn) => turn.position === position && (turn.holder ?? holder) === holder);
  if (!ended) return queue;
  return {
    ...queue,
    turns: queue.turns.filter((turn) => turn !== ended),
    ordered: queue.ordered + (ordered ? 1 : 0),
    passed: queue.passed + (ordered ? 0 : 1),
    pace: paceOf(queue.pace, { now, ended: 1 }),
  };
}

/** Lets somebody in at the next turn, before the others. A position that was never given is ignored. */
export function letIn(queue: Queue, position: number, now: number): Queue {
  const known = position < queue.issued && !queue.letIn.includes(position);
  const hasTurn = queue.turns.some((turn) => turn.position === position && turn.until > now);
  return known && !hasTurn ? { ...queue, letIn: [...queue.letIn, position] } : queue;
}

/**
 * How the queue is stored. A copy has every place that was given, so that none is given twice; the turns of the last
 * second may be missing.
 */
export const queueKind: ValueKind<Queue> = {
  initial: emptyQueue,
  copiesAtOnce: (before, after) => after.issued > before.issued,
  continueFrom: (copy, now) => ({ ...copy, continuedAt: now }),
};

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Admission,
  admissionHeader,
  expectedWait,
  type NowServing,
  type OrderRequest,
  type QueueTicket,
} from '@idavuelta/shared/contracts';
import { type Answer, send } from './send.ts';

/** What a visitor does at their turn. */
export type Intention = 'order' | 'leave' | 'stay-away';

export interface Sale {
  /** Gateways of the site; a visitor whose gateway is gone uses another one. */
  gateways: string[];
  room: number;
  order: OrderRequest;
  /** Seconds that filling in the order takes. */
  thinking: () => number;
  /** Seconds between two polls. */
  pause: () => number;
  isOver: () => boolean;
}

/** When a time was foretold, the time, and the range that the page shows. Milliseconds, by `performance.now()`. */
interface Foretold {
  at: number;
  expected: number;
  from: number;
  to: number;
}

/** What became of a visitor. */
export interface Experience {
  intention: Intention;
  arrivedAt: number;
  /** In the order of arrival, and after the draw. */
  place?: number;
  position?: number;
  /** Places that differed from the first one: there must be none. */
  changedPlaces: number;
  polls: number;
  waitedMs: number;
  foretold: Foretold[];
  calledAt?: number;
  enteredAt?: number;
  endedAt?: number;
  /** Milliseconds from sending the order to its answer. */
  orderMs?: number;
  orderId?: string;
  outcome: 'waiting' | 'ordered' | 'left' | 'stayed-away' | 'passed' | 'sold-out' | 'refused';
  code?: string | undefined;
}

export interface Person {
  index: number;
  token: string;
  intention: Intention;
}

const retryMs = 500;
const maxForetold = 40;

/** Plays a visitor from their arrival until they have ordered, left or found the event sold out. */
export async function visit(sale: Sale, { index, token, intention }: Person): Promise<Experience> {
  const arrivedAt = performance.now();
  const seen: Experience = {
    ...{ intention, arrivedAt, changedPlaces: 0, polls: 0, waitedMs: 0, foretold: [], outcome: 'waiting' },
  };
  const network = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  let cookie: string | undefined;
  let turn = index;

  /** Sends until a gateway answers with anything but "away". */
  async function call<T>(method: string, path: string, more: { headers?: object; body?: object } = {}) {
    for (;;) {
      const gateway = sale.gateways[turn % sale.gateways.length];
      const headers = { 'x-forwarded-for': network, ...(cookie && { cookie }), ...more.headers };
      const answer: Answer<T> | undefined = await send<T>(method, `${gateway}${path}`, { ...more, headers }).catch(
        () => undefined,
      );
      if (answer && answer.status < 500) {
        if (answer.cookie) ({ cookie } = answer);
        return answer;
      }
      if (sale.isOver()) throw new Error('the sale is over');
      turn += 1;
      await wait(retryMs * (0.5 + Math.random()));
    }
  }
  const room = `/waiting-room/${sale.room}`;

  function learn(ticket: QueueTicket) {
    if (ticket.position === undefined) return;
    if (seen.position !== undefined && seen.position !== ticket.position) seen.changedPlaces += 1;
    seen.position = ticket.position;
  }

  function foretell(state: NowServing) {
    if (!state.pace || seen.position === undefined || seen.foretold.length >= maxForetold) return;
    const ahead = seen.position - state.nowServing;
    const wait = expectedWait(ahead, state);
    const to = wait.kind === 'soon' ? 1 : 'to' in wait ? wait.to : undefined;
    if (ahead <= 0 || to === undefined) return;
    const from = 'from' in wait ? wait.from : 0;
    const at = performance.now();
    const inMinutes = (minutes: number) => at + minutes * 60_000;
    const { low, high } = state.pace;
    seen.foretold.push({
      ...{ at, from: inMinutes(from), to: inMinutes(to) },
      expected: inMinutes((ahead / high + ahead / low) / 2),
    });
  }

  async function order() {
    const { status, data, code } = await call<Admission>('POST', `${room}/admission`);
    if (status !== 200) return void Object.assign(seen, { outcome: 'passed', code });
    seen.enteredAt = performance.now();
    await wait(sale.thinking() * 1_000);
    if (intention === 'leave') {
      await call('DELETE', `${room}/admission`);
      return void Object.assign(seen, { outcome: 'left', endedAt: performance.now() });
    }
    const headers = {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      [admissionHeader]: data.token,
    };
    const sentAt = performance.now();
    const placed = await call<{ orderId: string }>('POST', '/backend/shop-api/init-payment', {
      headers,
      body: sale.order,
    });
    Object.assign(seen, { endedAt: performance.now(), orderMs: performance.now() - sentAt });
    if (placed.status === 200) return void Object.assign(seen, { outcome: 'ordered', orderId: placed.data.orderId });
    const outcome = placed.code === 'OUT_OF_STOCK' ? 'sold-out' : 'refused';
    Object.assign(seen, { outcome, code: placed.code });
  }

  try {
    const taken = await call<QueueTicket>('POST', `${room}/ticket`);
    if (taken.status !== 200) return Object.assign(seen, { outcome: 'refused', code: taken.code });
    seen.place = Number(/=\d+\.(\d+)\./.exec(cookie ?? '')?.[1]);
    learn(taken.data);
    for (;;) {
      await wait(sale.pause() * 1_000);
      const { data: state } = await call<NowServing>('GET', `${room}/now`);
      seen.polls += 1;
      if (state.drawn !== undefined && seen.position === undefined)
        learn((await call<QueueTicket>('GET', `${room}/ticket`)).data);
      if (state.state === 'sold-out' || state.state === 'ended' || sale.isOver())
        return Object.assign(seen, { outcome: 'sold-out' });
      if (seen.position === undefined || seen.position >= state.nowServing) {
        foretell(state);
        continue;
      }
      seen.calledAt = performance.now();
      seen.waitedMs = seen.calledAt - arrivedAt;
      if (intention === 'stay-away') return Object.assign(seen, { outcome: 'stayed-away' });
      await order();
      return seen;
    }
  } catch (error) {
    return Object.assign(seen, { code: (error as Error).message });
  } finally {
    seen.waitedMs ||= performance.now() - arrivedAt;
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderRequest, PlacedOrder } from '@idavuelta/shared/contracts';
import type { ApiAnswer } from './call-api.ts';
import { type Cluster, placeAt } from './cluster.ts';

const pauseMs = 30;
/** Pause before ordering at another process after a refused connection. */
const rejectedPauseMs = 300;

/** An order sent by a buyer, and its response. */
export interface SentOrder {
  key: string;
  token: string;
  request: OrderRequest;
  /** Undefined when the connection was lost or refused. */
  answer?: ApiAnswer<PlacedOrder> | undefined;
}

export const isPlaced = ({ answer }: SentOrder) => answer?.status === 200;

/** Tells whether a busy or stopping process rejected the order before accepting it. */
export const isTurnedAway = ({ answer }: SentOrder) => answer?.code === 'UNAVAILABLE';

/**
 * Starts buyers who order one after the other at alternating processes until stopped.
 * @returns all orders sent so far, and a function to stop
 */
export async function startOrderLoad(cluster: Cluster, requestOf: (turn: number) => OrderRequest, buyers = 6) {
  const sent: SentOrder[] = [];
  let stopped = false;

  async function orderOnAndOn(token: string, first: number) {
    for (let turn = first; !stopped; turn++) {
      const order: SentOrder = { key: randomUUID(), token, request: requestOf(turn) };
      sent.push(order);
      order.answer = await placeAt(cluster.member(turn), token, order.request, order.key).catch(() => undefined);
      await sleep(order.answer ? pauseMs : rejectedPauseMs);
    }
  }
  const under = (await cluster.buyers(buyers)).map(orderOnAndOn);

  const stop = async () => {
    stopped = true;
    await Promise.all(under);
    return sent;
  };
  return { sent, stop };
}

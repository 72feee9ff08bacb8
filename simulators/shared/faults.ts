import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { NamedPayment } from './charge.ts';

/** Faults that a test can enable; none by default. */
export interface Faults {
  /** How often each notification is sent; 1 by default. */
  notifications?: number;
  /** Notifications are signed with another key. */
  forgedSignature?: boolean;
  /** Added to the charged amount, in the smallest unit of its currency. */
  amountOff?: number;
  /** Calls of the shop lose their connection before or after they take effect. */
  connection?: 'dropBefore' | 'dropAfter';
  /** Delay of the shop's calls and of notifications, in milliseconds. */
  delayMs?: number;
  /** Called when a call of the shop has taken effect, before the response: a test may kill the caller here. */
  beforeAnswer?: () => void;
  /** Further faults of one payment, evaluated at each call, so that they may change. */
  forPayment?: (payment: NamedPayment) => Omit<Faults, 'forPayment'> | undefined;
}

/** Returns all current faults of a payment. */
export const faultsOf = (faults: Faults, payment: NamedPayment | undefined): Faults => ({
  ...faults,
  ...(payment && faults.forPayment?.(payment)),
});

/**
 * Applies connection faults to the shop's calls in this scope.
 * @param paymentOf returns the payment that a call is about
 */
export function applyConnectionFaults(
  scope: FastifyInstance,
  faults: Faults,
  paymentOf: (request: FastifyRequest) => NamedPayment | undefined,
) {
  const dropAfter = new WeakSet<FastifyRequest>();
  scope.addHook('preHandler', async (request, reply) => {
    const { delayMs = 0, connection } = faultsOf(faults, paymentOf(request));
    await sleep(delayMs);
    if (connection === 'dropAfter') dropAfter.add(request);
    if (connection !== 'dropBefore') return;
    reply.hijack();
    request.raw.socket.destroy();
  });
  scope.addHook('onSend', async (request) => {
    faults.beforeAnswer?.();
    if (dropAfter.has(request)) request.raw.socket.destroy();
  });
}

/** Sends a notification over the network, or in tests directly into the API. @returns the status of the response */
export type Deliver = (url: string, request: NotificationRequest) => Promise<number>;

export interface NotificationRequest {
  headers: Record<string, string>;
  body: string;
  /** The shop's reference of the payment. */
  reference: string;
}

export const deliverByNetwork: Deliver = async (url, { headers, body }) =>
  (await fetch(url, { method: 'POST', headers, body })).status;

/** Delivers a notification as often as the faults say. Stops when the shop cannot be reached. */
export async function notify(faults: Faults, send: () => Promise<number>) {
  await sleep(faults.delayMs ?? 0);
  for (let sent = 0; sent < (faults.notifications ?? 1); sent++) await send().catch(() => undefined);
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { NamedPayment } from './charge.ts';

/** Faults that a test can switch on; none at the start. */
export interface Faults {
  /** How often each notification is sent; 1 when omitted. */
  notifications?: number;
  /** Notifications are signed with a stranger's key. */
  forgedSignature?: boolean;
  /** Added to the charged amount, in the smallest unit of its currency. */
  amountOff?: number;
  /** Calls of the shop lose their connection before the call has an effect, or after it. */
  connection?: 'dropBefore' | 'dropAfter';
  /** Calls of the shop, and notifications, wait so long, in milliseconds. */
  delayMs?: number;
  /**
   * Called when a call of the shop has taken effect, before the shop gets the answer: a test may kill the caller here.
   */
  beforeAnswer?: () => void;
  /** What else goes wrong with one payment. It is asked at each call, so that it may change. */
  forPayment?: (payment: NamedPayment) => Omit<Faults, 'forPayment'> | undefined;
}

/** Everything that goes wrong with a payment now. */
export const faultsOf = (faults: Faults, payment: NamedPayment | undefined): Faults => ({
  ...faults,
  ...(payment && faults.forPayment?.(payment)),
});

/**
 * Applies the faults of the connection to the calls that the shop makes in this scope.
 * @param paymentOf the payment that a call is about
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

/** Sends a notification: by the network, or in a test straight into the API. @returns the status of the answer */
export type Deliver = (url: string, request: NotificationRequest) => Promise<number>;

export interface NotificationRequest {
  headers: Record<string, string>;
  body: string;
  /** Our name of the payment that it is about. */
  reference: string;
}

export const deliverByNetwork: Deliver = async (url, { headers, body }) =>
  (await fetch(url, { method: 'POST', headers, body })).status;

/** Delivers a notification as often as the faults say. A shop that cannot be reached is asked no further. */
export async function notify(faults: Faults, send: () => Promise<number>) {
  await sleep(faults.delayMs ?? 0);
  for (let sent = 0; sent < (faults.notifications ?? 1); sent++) await send().catch(() => undefined);
}

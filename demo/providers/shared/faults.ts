import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What a test makes a simulator do wrong. Nothing of it is set at the start. */
export interface Faults {
  /** How often each notification is sent; 1 when omitted. */
  notifications?: number;
  /** Notifications are signed with a key that is not ours. */
  forgedSignature?: boolean;
  /** Added to the amount that is charged, in the smallest unit of its currency. */
  amountOff?: number;
  /** Calls of the shop lose their connection before the call has an effect, or after it. */
  connection?: 'dropBefore' | 'dropAfter';
  /** Calls of the shop, and notifications, wait so long, in milliseconds. */
  delayMs?: number;
}

/** Applies the faults of the connection to the calls that the shop makes in this scope. */
export function applyConnectionFaults(scope: FastifyInstance, faults: Faults) {
  scope.addHook('onRequest', async (request, reply) => {
    await sleep(faults.delayMs ?? 0);
    if (faults.connection !== 'dropBefore') return;
    reply.hijack();
    request.raw.socket.destroy();
  });
  scope.addHook('onSend', async (request) => {
    if (faults.connection === 'dropAfter') request.raw.socket.destroy();
  });
}

/** Sends a notification: by the network, or in a test straight into the API. @returns the status of the answer */
export type Deliver = (url: string, request: { headers: Record<string, string>; body: string }) => Promise<number>;

export const deliverByNetwork: Deliver = async (url, request) =>
  (await fetch(url, { method: 'POST', ...request })).status;

/** Delivers a notification as often as the faults say. A shop that cannot be reached is asked no further. */
export async function notify(faults: Faults, send: () => Promise<number>) {
  await sleep(faults.delayMs ?? 0);
  for (let sent = 0; sent < (faults.notifications ?? 1); sent++) await send().catch(() => undefined);
}

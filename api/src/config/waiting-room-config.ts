import { randomBytes } from 'node:crypto';
import { type Static, Type } from '@fastify/type-provider-typebox';
import { localSecret } from './local-secret.ts';
import { count, optional, text } from './variable-types.ts';

export interface WaitingRoomConfig {
  /** Secret shared with the gateways, which sign tickets and admissions; without it there are no waiting rooms. */
  key?: string | undefined;
  /** How long somebody who was called may take to enter, in milliseconds. */
  enterMs: number;
  /** How long somebody who has entered may take to order, in milliseconds. */
  orderMs: number;
  /** Orders of an event per minute from which a waiting room opens by itself; 0 for never. */
  ordersPerMinute: number;
  /** How many people may order at the same time in a room that opened by itself. */
  maxAdmitted: number;
}

export const waitingRoomVariables = {
  WAITING_ROOM_KEY: optional(text({ minLength: 32 })),
  WAITING_ROOM_ENTER_SECONDS: count({ minimum: 5, default: 120 }),
  WAITING_ROOM_ORDER_SECONDS: count({ minimum: 5, default: 600 }),
  WAITING_ROOM_ORDERS_PER_MINUTE: optional(count()),
  WAITING_ROOM_ADMITTED: count({ minimum: 1, default: 200 }),
};

const schema = Type.Object(waitingRoomVariables);
type Variables = Static<typeof schema>;

/** Orders of an event per minute, and how often more of them come in development, from tests and measurements. */
const usualOrders = { perMinute: 300, inDevelopment: 50 };

/** Returns the secret of a local installation, whose API and gateway read the same. */
export const localWaitingRoomKey = (localDir: string) =>
  localSecret(localDir, 'waiting-room-key', () => randomBytes(32).toString('hex'));

interface Installation {
  development: boolean;
  localDir: string;
}

export const readWaitingRoomConfig = (
  variables: Variables,
  { development, localDir }: Installation,
): WaitingRoomConfig => ({
  key: variables.WAITING_ROOM_KEY ?? (development ? localWaitingRoomKey(localDir) : undefined),
  enterMs: variables.WAITING_ROOM_ENTER_SECONDS * 1_000,
  orderMs: variables.WAITING_ROOM_ORDER_SECONDS * 1_000,
  ordersPerMinute:
    variables.WAITING_ROOM_ORDERS_PER_MINUTE ?? usualOrders.perMinute * (development ? usualOrders.inDevelopment : 1),
  maxAdmitted: variables.WAITING_ROOM_ADMITTED,
});

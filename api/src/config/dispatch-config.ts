import { type Static, Type } from '@fastify/type-provider-typebox';
import { address, count, optional, withoutSlash } from './variable-types.ts';

/** An HTTP service and the timeout of its responses. */
export interface ServiceSettings {
  /** Without a trailing slash. */
  url: string;
  timeoutMs: number;
}

/** What the company asks of a driver's day. */
export interface DrivingRules {
  /** Minutes between the end of a trip and the start of the next one. */
  restMinutes: number;
  /** Minutes from the start of the first trip of a day to the end of the last one. */
  longestDayMinutes: number;
}

export interface DispatchConfig {
  /** OSRM server for travel times; when absent, they are estimated from distances. */
  osrm?: ServiceSettings;
  /** VROOM server for complete plans; when absent, our own planner is used. */
  vroom?: ServiceSettings;
  driving: DrivingRules;
}

export const dispatchVariables = {
  OSRM_URL: optional(address()),
  OSRM_TIMEOUT_MS: count({ minimum: 1, default: 3000 }),
  VROOM_URL: optional(address()),
  VROOM_TIMEOUT_MS: count({ minimum: 1, default: 15_000 }),
  DRIVER_REST_MINUTES: count({ default: 15 }),
  DRIVER_LONGEST_DAY_MINUTES: count({ minimum: 60, default: 780 }),
};

const schema = Type.Object(dispatchVariables);

export const readDispatchConfig = (variables: Static<typeof schema>): DispatchConfig => ({
  osrm: service(variables.OSRM_URL, variables.OSRM_TIMEOUT_MS),
  vroom: service(variables.VROOM_URL, variables.VROOM_TIMEOUT_MS),
  driving: { restMinutes: variables.DRIVER_REST_MINUTES, longestDayMinutes: variables.DRIVER_LONGEST_DAY_MINUTES },
});

const service = (url: string | undefined, timeoutMs: number) =>
  url ? { url: withoutSlash(url), timeoutMs } : undefined;

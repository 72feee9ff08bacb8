import { type Static, Type } from '@fastify/type-provider-typebox';
import { address, count, optional, withoutSlash } from './variable-types.ts';

/** A service that is called over HTTP, and how long each of its answers is waited for. */
export interface ServiceSettings {
  /** Without a slash at its end. */
  url: string;
  timeoutMs: number;
}

export interface DispatchConfig {
  /** Gives travel times by OSRM's protocol; absent where they are reckoned from distances. */
  osrm?: ServiceSettings;
  /** Makes whole plans by VROOM's protocol; absent where our planner makes them. */
  vroom?: ServiceSettings;
}

export const dispatchVariables = {
  OSRM_URL: optional(address()),
  OSRM_TIMEOUT_MS: count({ minimum: 1, default: 3000 }),
  VROOM_URL: optional(address()),
  VROOM_TIMEOUT_MS: count({ minimum: 1, default: 15_000 }),
};

const schema = Type.Object(dispatchVariables);

export const readDispatchConfig = (variables: Static<typeof schema>): DispatchConfig => ({
  osrm: service(variables.OSRM_URL, variables.OSRM_TIMEOUT_MS),
  vroom: service(variables.VROOM_URL, variables.VROOM_TIMEOUT_MS),
});

const service = (url: string | undefined, timeoutMs: number) =>
  url ? { url: withoutSlash(url), timeoutMs } : undefined;

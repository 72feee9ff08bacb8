import { originsIn, readSiteConfig, type SiteConfig } from '../site-config.ts';
import { type ApiLimits, defaultApiLimits } from './api-limits.ts';
import { createOriginResolver } from './origins.ts';

/** A gateway's settings from the environment; `docs/operations.md` documents the variables. */
export interface GatewaySettings {
  port: number;
  host: string;
  /** URL under which the gateway reaches the API. */
  apiUrl: string;
  apiLimits: ApiLimits;
  origins: string[];
  paymentOrigins: string[];
  config: SiteConfig;
  hsts: boolean;
  trustProxy: boolean;
  /** Signs what visitors were served; when absent, each gateway generates its own. */
  visitKey?: string;
  /** Signs places in waiting rooms; shared with the API and the other gateways. Without it there are none. */
  waitingRoomKey?: string;
  /** False makes installed service workers remove themselves. */
  serviceWorkers: boolean;
  logLevel: string;
  /** Milliseconds between reporting "not ready" and no longer listening. */
  stopDelay: number;
  /** Milliseconds after which rendering is aborted and left to the browser. */
  renderTimeout: number;
  /** Seconds of a blocked event loop after which the process exits; 0 for no limit. */
  stallLimit: number;
}

/** @throws Error with one line per invalid or missing variable */
export function gatewaySettings(env: NodeJS.ProcessEnv): GatewaySettings {
  const problems: string[] = [];
  const checked = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      problems.push((error as Error).message);
    }
  };
  const origins = [env.SITE_URL ?? '', ...(env.SITE_ORIGINS ?? '').split(',')].filter(Boolean);
  const settings = {
    port: checked(() => readNumber(env, 'PORT', 3000, 65_535)),
    host: env.HOST || '0.0.0.0',
    apiUrl: checked(() => readAddress(env, 'API_URL')),
    apiLimits: {
      connect: checked(() => readMilliseconds(env, 'API_CONNECT_TIMEOUT_MS', defaultApiLimits.connect)),
      response: checked(() => readMilliseconds(env, 'API_ANSWER_TIMEOUT_MS', defaultApiLimits.response)),
      slowResponse: checked(() => readMilliseconds(env, 'API_SLOW_ANSWER_TIMEOUT_MS', defaultApiLimits.slowResponse)),
      file: checked(() => readMilliseconds(env, 'API_FILE_TIMEOUT_MS', defaultApiLimits.file)),
    },
    origins: checked(() => {
      if (!env.SITE_URL) throw new Error('SITE_URL is required');
      createOriginResolver(origins);
      return origins;
    }),
    paymentOrigins: checked(() => originsIn('PAYMENT_FORM_ORIGINS', env)),
    config: checked(() => readSiteConfig(env)),
    hsts: env.NODE_ENV === 'production',
    trustProxy: env.GATEWAY_TRUST_PROXY === 'true',
    visitKey: checked(() => readKey(env, 'VISIT_KEY')),
    waitingRoomKey: checked(() => readKey(env, 'WAITING_ROOM_KEY')),
    serviceWorkers: env.SERVICE_WORKERS !== 'off',
    logLevel: env.LOG_LEVEL || 'info',
    stopDelay: checked(() => 1_000 * readNumber(env, 'STOP_DELAY_SECONDS', 0, 60)),
    stallLimit: checked(() => readNumber(env, 'STALL_LIMIT_SECONDS', 15, 600)),
    renderTimeout: checked(() => readNumber(env, 'RENDER_TIMEOUT_MS', 1_500, 60_000)),
  };
  if (problems.length) throw new Error(problems.join('\n'));
  return settings as GatewaySettings;
}

function readKey(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  if (value && value.length < 32) throw new Error(`${name}: at least 32 characters`);
  return value || undefined;
}

function readAddress(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is required`);
  if (!/^https?:/.test(value) || !URL.canParse(value)) throw new Error(`${name}: "${value}" is not an address`);
  return value.replace(/\/$/, '');
}

/** @throws Error unless the value is between 1 ms and ten minutes */
function readMilliseconds(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  if (Number(env[name] || fallback) === 0) throw new Error(`${name}: no time at all is no limit`);
  return readNumber(env, name, fallback, 600_000);
}

function readNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, max: number): number {
  const value = Number(env[name] || fallback);
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new Error(`${name}: "${env[name]}" is not a whole number from 0 to ${max}`);
  return value;
}

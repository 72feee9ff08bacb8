import {
  type AxiosAdapter,
  AxiosError,
  type AxiosProgressEvent,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { ErrorCode, FieldError } from '../contracts/index.ts';
import type { StaffErrorCode } from '../contracts/staff/index.ts';
import { escapeRegExp } from '../contracts/text/escape.ts';

/** A call as the module made it. */
export interface MadeCall {
  method: string;
  path: string;
  params: Record<string, string>;
  data: unknown;
  headers: Record<string, string>;
  /** Whether cookies are sent to other origins too. */
  withCredentials?: boolean;
  /** Milliseconds after which the client gives up. */
  timeout?: number;
  /** Aborts the call. */
  signal?: AbortSignal;
  /** For an upload: tells the client which fraction was sent, 0 to 1. */
  progress?: (sent: number) => void;
}

type FakeResponse = unknown | ((call: MadeCall) => unknown);

/** Responses by `METHOD /path`; a segment may be `:anything`. A function gets the call; its result is the `data`. */
export type FakeApi = Record<string, FakeResponse>;

class FakeFailure {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

/** A response with an error: `'POST /login': () => apiError('BAD_CREDENTIALS', { status: 401 })`. */
export const apiError = (
  code: ErrorCode | StaffErrorCode,
  { status = 400, message = code, errors }: { status?: number; message?: string; errors?: FieldError[] } = {},
) => new FakeFailure(status, { success: false, code, message, errors });

/** One page of a list: `'GET /events': aPage([anEvent()], 'next')`. A bare list is its only page. */
export const aPage = (items: unknown[], next?: string) => new FakePage(items, next);

class FakePage {
  readonly body: unknown;

  constructor(data: unknown[], next?: string) {
    this.body = { success: true, data, ...(next !== undefined && { next }) };
  }
}

/** Milliseconds by which the server's clock is ahead of the device's. */
let ahead = 0;
/** Sets the server's clock ahead of the device's until the end of the test. */
export const serverClockIsAhead = (milliseconds: number) => {
  ahead = milliseconds;
};

/** The connection breaks. */
export const networkDown = () => new FakeFailure(0, undefined);

/** The client's time limit ends before the response. */
export const timedOut = () => new FakeFailure(-1, undefined);

/** A response that stays pending until the test ends. */
export const pending = () => new Promise<never>(() => {});

const matches = (pattern: string, key: string) =>
  new RegExp(`^${escapeRegExp(pattern).replace(/:\w+/g, '[^/]+')}$`).test(key);

/** Replaces the network and nothing else: an axios adapter with the given responses that records the calls. */
export function fakeNetwork(responses: FakeApi) {
  ahead = 0;
  const calls: MadeCall[] = [];
  const unhandled: string[] = [];

  const adapter: AxiosAdapter = async (config) => {
    const call = madeCall(config);
    calls.push(call);
    const key = `${call.method} ${call.path}`;
    const pattern = Object.keys(responses).find((candidate) => candidate === key || matches(candidate, key));
    if (!pattern) {
      unhandled.push(key);
      throw new AxiosError(`no response for ${key}`, AxiosError.ERR_NETWORK, config);
    }
    const fake = responses[pattern];
    const data = await (typeof fake === 'function' ? fake(call) : fake);
    if (data instanceof FakePage) return response(config, 200, data.body);
    if (data instanceof Blob) return response(config, 200, data);
    if (!(data instanceof FakeFailure)) return response(config, 200, { success: true, data });
    if (data.status === -1) throw new AxiosError('timeout', AxiosError.ECONNABORTED, config);
    if (data.status === 0) throw new AxiosError('network', AxiosError.ERR_NETWORK, config);
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, {}, response(config, data.status, data.body));
  };
  return { adapter, calls, unhandled, responses };
}

function madeCall(config: InternalAxiosRequestConfig): MadeCall {
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: config.url ?? '',
    params: config.params ?? {},
    data: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
    headers: { ...config.headers.toJSON() } as Record<string, string>,
    withCredentials: config.withCredentials,
    timeout: config.timeout,
    signal: config.signal as AbortSignal | undefined,
    progress: (sent) => config.onUploadProgress?.({ progress: sent } as AxiosProgressEvent),
  };
}

const response = (config: InternalAxiosRequestConfig, status: number, data: unknown): AxiosResponse => ({
  data,
  status,
  statusText: '',
  headers: { date: new Date(Date.now() + ahead).toUTCString(), 'cache-control': 'no-store' },
  config,
});

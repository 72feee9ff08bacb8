import type { InternalAxiosRequestConfig } from 'axios';
import { AxiosError } from 'axios';
import { createApiClient } from './client.ts';
import type { ApiError } from './errors.ts';
import { serverNow } from './server-clock.ts';

const unavailable = { success: false, code: 'UNAVAILABLE', message: '' };

/** Creates a client whose server is unavailable for the first `times` calls, then responds. */
function clientOf({
  times,
  body = unavailable,
  nextTask,
}: {
  times: number;
  body?: object;
  nextTask?: () => Promise<void>;
}) {
  const calls: InternalAxiosRequestConfig[] = [];
  const adapter = async (config: InternalAxiosRequestConfig) => {
    calls.push(config);
    const response = { config, headers: {}, statusText: '' };
    if (calls.length > times) return { ...response, status: 200, data: { success: true, data: 'done' } };
    throw new AxiosError('', 'ERR_BAD_RESPONSE', config, null, { ...response, status: 503, data: body } as never);
  };
  const call = createApiClient({ baseUrl: '', token: () => undefined, language: () => 'es_PE', nextTask, adapter });
  return { call, calls };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets as much time pass as a call may take. */
const whatComesOf = async <T>(call: Promise<T>) => {
  const settled = call.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(15_000);
  await settled;
  return call;
};

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: ApiError) => error.problem.code,
  );

it('lets the page respond between axios and the first call', async () => {
  const task = Promise.withResolvers<void>();
  const nextTask = jest.fn(() => task.promise);
  const { call, calls } = clientOf({ times: 0, nextTask });
  const first = call({ url: '/events' });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(calls).toHaveLength(0);
  task.resolve();
  expect(await whatComesOf(first)).toBe('done');
  expect(await whatComesOf(call({ url: '/events' }))).toBe('done');
  expect(nextTask).toHaveBeenCalledTimes(1);
});

describe('a server that is unavailable for a moment', () => {
  it('is read from again until it responds', async () => {
    const { call, calls } = clientOf({ times: 2 });
    expect(await whatComesOf(call({ url: '/events' }))).toBe('done');
    expect(calls).toHaveLength(3);
  });

  it('[BKG-22] gets an order again with the same key', async () => {
    const { call, calls } = clientOf({ times: 1 });
    const request = { method: 'POST' as const, url: '/shop-api/init-payment', headers: { 'Idempotency-Key': 'a-key' } };
    expect(await whatComesOf(call(request))).toBe('done');
    expect(calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['a-key', 'a-key']);
  });

  it('gets no other write again: it may have been carried out', async () => {
    const { call, calls } = clientOf({ times: 1 });
    expect(await codeOf(call({ method: 'POST', url: '/login' }))).toBe('UNAVAILABLE');
    expect(calls).toHaveLength(1);
  });

  it('is not taken for one that fails', async () => {
    const { call, calls } = clientOf({ times: 1, body: { success: false, code: 'INTERNAL' } });
    expect(await codeOf(call({ url: '/events' }))).toBe('INTERNAL');
    expect(calls).toHaveLength(1);
  });
});

it('[NTF-03] a server that stays unavailable is given up after fifteen seconds, all attempts together', async () => {
  const { call, calls } = clientOf({ times: Number.POSITIVE_INFINITY });
  const code = codeOf(call({ url: '/events' }));
  expect(await whatComesOf(code)).toBe('UNAVAILABLE');
  expect(calls.length).toBeGreaterThanOrEqual(6);
  // The last attempt has only the remaining time.
  expect(calls.at(-1)?.timeout).toBeLessThan(3_000);
});

describe('the server’s clock', () => {
  const now = Date.parse('2027-03-02T18:00:00Z');
  const hour = 3_600_000;

  /** Returns the server's time as estimated after a response with these headers. */
  async function clockAfter(headers: Record<string, string>, took = 0) {
    jest.setSystemTime(now);
    const adapter = async (config: InternalAxiosRequestConfig) => {
      jest.setSystemTime(now + took);
      return { config, headers, status: 200, statusText: '', data: { success: true, data: null } };
    };
    await createApiClient({ baseUrl: '', token: () => undefined, language: () => 'es_PE', adapter })({
      url: '/events',
    });
    return serverNow() - now - took;
  }
  const sent = (difference: number, control = 'no-store') => ({
    date: new Date(now + difference).toUTCString(),
    'cache-control': control,
  });

  it('[BKG-23] is that of the last response, where it differs by more than a response takes', async () => {
    expect(await clockAfter(sent(-hour))).toBe(-hour);
    expect(await clockAfter(sent(hour))).toBe(hour);
    expect(await clockAfter(sent(-4_000))).toBe(0);
  });

  it('[BKG-23] is not what a slow line makes of it', async () => {
    expect(await clockAfter(sent(1_000), 60_000)).toBe(0);
    expect(await clockAfter(sent(58_000), 60_000)).toBe(0);
    expect(await clockAfter(sent(hour), 60_000)).toBe(hour - 60_000);
    expect(await clockAfter(sent(-hour), 60_000)).toBe(-hour);
  });

  it('[BKG-23] is not learnt from a response that a cache may have kept, nor from one that does not say it', async () => {
    await clockAfter(sent(0));
    expect(await clockAfter(sent(-hour, 'public, max-age=60'))).toBe(0);
    expect(await clockAfter({ 'cache-control': 'no-store' })).toBe(0);
  });
});

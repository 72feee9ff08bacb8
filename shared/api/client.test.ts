import type { InternalAxiosRequestConfig } from 'axios';
import { AxiosError } from 'axios';
import { createApiClient } from './client.ts';
import type { ApiError } from './errors.ts';

const unavailable = { success: false, code: 'UNAVAILABLE', message: '' };

/** A client of a server that is unavailable for the first `times` calls, then responds. */
function clientOf({ times, body = unavailable as object }: { times: number; body?: object }) {
  const calls: InternalAxiosRequestConfig[] = [];
  const adapter = async (config: InternalAxiosRequestConfig) => {
    calls.push(config);
    const response = { config, headers: {}, statusText: '' };
    if (calls.length > times) return { ...response, status: 200, data: { success: true, data: 'done' } };
    throw new AxiosError('', 'ERR_BAD_RESPONSE', config, null, { ...response, status: 503, data: body } as never);
  };
  const call = createApiClient({ baseUrl: '', token: () => undefined, language: () => 'es_PE', adapter });
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
  // The last attempt has only what is left.
  expect(calls.at(-1)?.timeout).toBeLessThan(3_000);
});

import autocannon from 'autocannon';

/** What a call costs under load. */
export interface Measurement {
  /** Calls that were answered while it was measured. */
  answered: number;
  perSecond: number;
  p50: number;
  p95: number;
  /** Calls that were not answered with 200. */
  failed: number;
}

export interface Call {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

/** Callers at the same time. */
export const connections = 8;

/**
 * Calls `url` for `seconds`, each time with the next of the endless `calls`, after a fifth of that time to warm up.
 * @param begins told when the warming up is over
 */
export async function load(
  url: string,
  calls: () => Call,
  seconds: number,
  begins: () => Promise<void> = async () => {},
): Promise<Measurement> {
  await run(url, calls, Math.max(1, seconds / 5));
  await begins();
  return run(url, calls, seconds);
}

function run(url: string, calls: () => Call, seconds: number): Promise<Measurement> {
  const times: number[] = [];
  let failed = 0;
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections,
        duration: seconds,
        requests: [
          {
            setupRequest: (request) => {
              const { method = 'GET', path, headers = {}, body } = calls();
              return {
                ...request,
                method,
                path,
                headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
                ...(body && { body: JSON.stringify(body) }),
              };
            },
          },
        ],
      },
      (error, result) => (error ? reject(error) : resolve({ ...summary(times, result.duration), failed })),
    );
    instance.on('response', (_, status, __, ms) => {
      times.push(ms);
      if (status !== 200) failed += 1;
    });
    instance.on('reqError', () => {
      failed += 1;
    });
  });
}

/** @param times milliseconds of each call @param seconds that all of them took */
export function summary(times: number[], seconds: number) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { answered: times.length, perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95) };
}

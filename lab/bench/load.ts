import autocannon from 'autocannon';
import type { Running } from './processes.ts';

/** The cost of a call under load. */
export interface Measurement {
  perSecond: number;
  /** Calls per second of CPU time of the called process; NaN when none is called. */
  perCore: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** Calls whose response was not 200. */
  failed: number;
}

export interface Call {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

/** Concurrent callers, unless a call says otherwise. */
export const connections = 8;

/** Warm-up before the measurement, as a fraction of its seconds. */
export const warmUp = 0.2;

/** Calls the process for the given seconds, taking the endless `calls` in turn. */
export async function load(
  process: Pick<Running, 'url' | 'processorSeconds'>,
  calls: () => Call,
  seconds: number,
  callers = connections,
): Promise<Measurement> {
  await run(process.url, calls, seconds * warmUp, callers);
  const before = await process.processorSeconds();
  const { times, duration, failed } = await run(process.url, calls, seconds, callers);
  const used = (await process.processorSeconds()) - before;
  return { ...summary(times, duration), perCore: times.length / used, failed };
}

function run(url: string, calls: () => Call, seconds: number, callers: number) {
  const times: number[] = [];
  let failed = 0;
  return new Promise<{ times: number[]; duration: number; failed: number }>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections: callers,
        duration: seconds,
        sampleInt: 50, // it ends at a sample: by default at whole seconds
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
      (error, result) => (error ? reject(error) : resolve({ times, duration: result.duration, failed })),
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

/** @param times milliseconds of each call @param seconds total duration */
export function summary(times: number[], seconds: number) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95) };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiAnswer } from './call-api.ts';

/** Retries while a busy process rejects the call, as pages do. @returns the last response if it stays busy */
export async function whenNotBusy<T>(
  call: () => Promise<ApiAnswer<T>>,
  { patienceMs = 10_000 } = {},
): Promise<ApiAnswer<T>> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await call();
    if (answer.code !== 'UNAVAILABLE' || Date.now() > end) return answer;
    await sleep(200);
  }
}

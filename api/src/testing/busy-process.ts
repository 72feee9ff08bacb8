import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiAnswer } from './call-api.ts';

/** Calls again, as pages do, while a busy process turns the call away. @returns the last answer when it stays busy */
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

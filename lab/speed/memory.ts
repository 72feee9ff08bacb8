import type { ChildProcess } from 'node:child_process';
import autocannon from 'autocannon';
import { gatewayUrl, paths, request } from './gateway-process.ts';

/** Maximum ratio of the memory after all requests to that after a fifth of them. */
const most = 1.1;
/** Number of requests from which a fifth of them exceeds the start-up phase, in which memory grows. */
const enough = 100_000;

/**
 * Prints a gateway's memory after a fifth of the requests and after all of them. Each has a unique query, like campaign
 * links, so that caching by URL would show.
 */
export async function measureMemory(gateway: ChildProcess, requests: number) {
  const begun = await after(gateway, requests / 5);
  const ended = await after(gateway, (requests * 4) / 5);
  const ratio = ended / begun;
  const count = (value: number) => value.toLocaleString('en-US');
  console.log(
    `memory: ${begun.toFixed(0)} MB after ${count(requests / 5)} requests, ${ended.toFixed(0)} MB after ${count(requests)}: ${ratio.toFixed(2)} times (at most ${most})${requests >= enough && ratio > most ? ' !' : ''}`,
  );
}

let made = 0;

/** @returns the process's memory in megabytes after these requests */
async function after(gateway: ChildProcess, amount: number) {
  const { errors, non2xx } = await autocannon({
    url: gatewayUrl,
    amount,
    connections: 20,
    requests: paths.map((path) => ({
      headers: { 'accept-encoding': 'br' },
      setupRequest: (one) => ({ ...one, path: `${path}?utm_source=${made++}` }),
    })),
  });
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} of ${amount} requests were not answered`);
  return (await request<number>(gateway, 'memory')) / 1e6;
}

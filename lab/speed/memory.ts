import type { ChildProcess } from 'node:child_process';
import autocannon from 'autocannon';
import { gatewayUrl, paths, request } from './gateway-process.ts';

/** How many times the memory after a fifth of the requests there may be after all of them. */
const most = 1.1;
/** Requests from which on the first fifth is more than the start, in which memory grows. */
const enough = 100_000;

/**
 * Prints the memory of a gateway after a fifth of so many requests and after all of them. Each has a query of its own, as
 * links of campaigns have, so that what a gateway keeps for an address would show.
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

/** @returns megabytes that the process holds once they are answered */
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

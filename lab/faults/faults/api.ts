import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { underLoad } from '../under-load.ts';

/** Longer than a call's time limit, so that visitors see it expire. */
const stoppedMs = { whole: 13_000, short: 12_000 };

export const apiStopped: Fault = {
  name: 'api-stopped',
  what: 'the API process stands still',
  rehearse: ({ site, short }) =>
    underLoad(site, async () => {
      site.api.signal('SIGSTOP');
      await sleep(short ? stoppedMs.short : stoppedMs.whole);
      site.api.signal('SIGCONT');
    }),
};

export const apiGone: Fault = {
  name: 'api-gone',
  what: 'the API process is killed, and started 3 s later',
  rehearse: ({ site }) =>
    underLoad(site, async () => {
      await site.api.end('SIGKILL');
      await sleep(3000);
      await site.api.start();
    }),
};

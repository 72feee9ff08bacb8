import type { Fault } from '../fault.ts';
import { underLoad } from '../under-load.ts';

const limitSeconds = 5;
const stallOnSignal = import.meta.resolve('@idavuelta/simulators/stalled/stall-on-signal.mjs');

/** Simulates an endless loop: nothing on the process's own event loop can recover. */
export const apiStalled: Fault = {
  name: 'api-stalled',
  what: `the event loop of the API stands still; the process ends itself after ${limitSeconds} s, and is started again`,
  async rehearse({ site }) {
    await site.api.end('SIGTERM');
    await site.api.start({ NODE_OPTIONS: `--import=${stallOnSignal}`, STALL_LIMIT_SECONDS: String(limitSeconds) });
    return underLoad(site, async () => {
      site.api.signal('SIGUSR2');
      await site.api.ended();
      await site.api.start();
    });
  },
};

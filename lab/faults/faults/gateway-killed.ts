import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../fault.ts';
import { filesIn } from '../files-in.ts';
import { allowRefusedConnections, underLoad } from '../under-load.ts';

/** Kills a process as the kernel does when memory runs out. */
export const gatewayKilled: Fault = {
  name: 'gateway-killed',
  what: 'the gateway is killed, as when memory is out, and started by its supervisor',
  async rehearse({ site }) {
    const registry = () => readFileSync(join(site.outputDir, 'registry.json'), 'utf8');
    const before = { registry: registry(), files: filesIn(site.outputDir) };
    const seen = await underLoad(
      site,
      async () => {
        await site.gateway.end('SIGKILL');
        await site.gateway.start();
      },
      { may: allowRefusedConnections(true) },
    );
    const same = registry() === before.registry && filesIn(site.outputDir).join() === before.files.join();
    return same ? seen : { ...seen, broken: [...seen.broken, 'the folder of the releases is not what it was'] };
  },
};

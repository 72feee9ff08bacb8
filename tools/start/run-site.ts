import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { root } from '../build/packages.ts';
import { apiIsUp, startBackend } from './backend.ts';
import { choosePorts } from './ports.ts';
import { createSupervisor } from './supervisor.ts';

// The next start reuses what this process and its children have compiled.
process.env.NODE_COMPILE_CACHE ||= join(root, '.local/compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);

const progress = (line: string) => console.log(`[${(performance.now() / 1000).toFixed(1)} s] ${line}`);

/**
 * Runs the whole site until Ctrl-C: builds stale packages, publishes them, starts API, simulators and gateway.
 * @param command as typed by the user
 * @param dev packages to serve from their sources, with hot reload; none for `npm start`
 */
export async function runSite(command: string, dev?: string[]) {
  const stops: (() => Promise<unknown>)[] = [];
  const end = async (code: number) => {
    for (const stop of stops.reverse()) await stop();
    process.exit(code);
  };
  const fail = (error: Error) => {
    console.error(error.message);
    return end(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(0));

  try {
    const ports = await choosePorts(process.env, command);
    const supervisor = createSupervisor({ log: console.error, onFailedStart: (error) => void fail(error) });
    stops.push(supervisor.stop);
    progress('starting the database and the API…');
    startBackend(supervisor, ports);

    // Loaded while the API starts, which takes longer.
    const { openGateway } = await import('./open-gateway.ts');
    const gateway = await openGateway({ ports, dev, progress, stops });
    await apiIsUp(ports.api);
    await gateway.listen();
    supervisor.keepAlive();
    progress('ready');
    console.log(`
  Idavuelta   http://localhost:${ports.site}
  API         http://localhost:${ports.api}/docs
  Mailbox     http://localhost:${ports.api}/dev/mailbox/page
  Customer    demo@idavuelta.test / demo1234
  Back office http://localhost:${ports.site}/back-office
              owner@idavuelta.test / de tu casa al evento, code: npm run staff-code
  Ctrl-C stops everything.
`);
  } catch (error) {
    await fail(error as Error);
  }
}

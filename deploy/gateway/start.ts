import { setTimeout as wait } from 'node:timers/promises';
import { followConnections } from '@idavuelta/shared/contracts/servers';
import { createRenderer } from '../render/renderer.ts';
import type { GatewayLog } from './log.ts';
import type { Overrides } from './overrides.ts';
import { createGateway } from './server.ts';
import type { GatewaySettings } from './settings.ts';

interface GatewayParts extends GatewaySettings {
  outputDir: string;
  fetchRelease?: (path: string) => Promise<boolean>;
  /** Development only: modules served by their dev servers; browsers then render every page. */
  overrides?: Overrides;
  /** Destination of the log; defaults to standard output. */
  logStream?: GatewayLog['stream'];
}

/** Creates a gateway with its renderer. It starts listening with `listen`, and `stop` ends both. */
export async function prepareGateway(parts: GatewayParts) {
  const { logLevel, logStream, stopDelay, stallLimit: _, renderTimeout, port, host, ...options } = parts;
  const [origin = ''] = options.origins;
  let stopping = false;
  let closing = false;
  const renderer = options.overrides
    ? undefined
    : createRenderer({
        outputDir: options.outputDir,
        apiUrl: options.apiUrl,
        config: options.config,
        timeout: renderTimeout,
        onFailure: (route, error) => app.log.warn({ route, err: error }, 'page not rendered'),
      });
  const app = await createGateway({
    ...options,
    renderer,
    isStopping: () => stopping,
    isClosing: () => closing,
    log: { level: logLevel, stream: logStream },
  });
  const connections = followConnections(app.server);

  return {
    log: app.log,
    /** Warms up every thread before listening, so that no visitor waits for code to load. */
    async listen() {
      await renderer?.warm(origin);
      await app.listen({ port, host });
    },
    /** Reports "not ready", then refuses new connections, completes requests in progress and ends. */
    async stop() {
      stopping = true;
      await wait(stopDelay);
      await connections.stopListening();
      closing = true;
      await connections.end();
      await app.close();
      await renderer?.close();
    },
  };
}

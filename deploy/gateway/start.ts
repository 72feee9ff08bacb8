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
  /** Development only: modules served by their dev servers; the browser then renders every page. */
  overrides?: Overrides;
  /** Where the lines of the log go; standard output when omitted. */
  logStream?: GatewayLog['stream'];
}

/** Makes a gateway with its renderer. Nothing listens before `listen`, and `stop` ends both. */
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
    /** Renders a page in every thread first, so that no visitor waits for code to load. */
    async listen() {
      await renderer?.warm(origin);
      await app.listen({ port, host });
    },
    /** Is not ready from now on, then refuses new connections, answers what has begun and ends. */
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

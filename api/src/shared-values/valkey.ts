import { createClient } from '@redis/client';
import type { Log } from '../log/log.ts';

/** Milliseconds. A lost Valkey must not hold up a sale: what it does not answer in time goes on in PostgreSQL. */
const limits = { connect: 1_000, response: 1_000, longestPause: 2_000 };

interface Connection {
  readonly isReady: boolean;
  connect(): Promise<unknown>;
  destroy(): void;
  ping(): Promise<unknown>;
}

/** Gives a connection up whose server does not respond, so that its commands fail. The library only limits idle ones. */
function watchResponses(client: Connection) {
  let asked: number | undefined;
  return setInterval(() => {
    if (asked !== undefined && performance.now() - asked > limits.response) {
      asked = undefined;
      client.destroy();
      void client.connect().catch(() => {});
    } else if (asked === undefined && client.isReady) {
      asked = performance.now();
      const answered = () => {
        asked = undefined;
      };
      client.ping().then(answered, answered);
    }
  }, limits.response / 4).unref();
}

export type ValkeyClient = Awaited<ReturnType<typeof connectValkey>>;

/**
 * Connects to Valkey or Redis, and again whenever the connection is lost. Without a connection, commands fail at once.
 * @param url e.g. `redis://host:6379`
 */
export async function connectValkey(url: string, log: Pick<Log, 'info' | 'warn'>) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: limits.connect,
      reconnectStrategy: (attempts) => Math.min(100 * 2 ** attempts, limits.longestPause),
    },
  });
  let reported = false;
  client.on('error', ({ message }: Error) => {
    if (!reported) log.warn({ reason: message }, 'Valkey is lost');
    reported = true;
  });
  client.on('ready', () => {
    reported = false;
    log.info('Valkey is connected');
  });
  // The first connection may fail as well: it is tried again in the background.
  await Promise.race([client.connect(), new Promise((resolve) => client.once('error', resolve))]);
  const watch = watchResponses(client);
  return Object.assign(client, {
    stop() {
      clearInterval(watch);
      if (client.isOpen) client.destroy();
    },
  });
}

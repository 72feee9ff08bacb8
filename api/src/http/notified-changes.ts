import { startListener } from '../database/listener.ts';
import type { Log } from '../log/log.ts';
import type { ResponseCache } from './response-cache.ts';

/** The same name is used in the triggers. */
const channel = 'catalogue_changed';

interface Listening {
  cache: ResponseCache;
  log: Pick<Log, 'info' | 'warn'>;
}

/**
 * Clears cached responses when any process changes their data. While the connection is down they live for their TTL,
 * and are cleared when it is back.
 */
export const listenForChanges = (url: string, { cache, log }: Listening) =>
  startListener(url, {
    channel,
    onNotification: (eventId) => (eventId ? cache.eventChanged(Number(eventId)) : cache.clear()),
    onListening: () => {
      cache.clear();
      log.info('listening for changes of the catalogue');
    },
    onLost: ({ message }) => log.warn({ reason: message }, 'changes of the catalogue are not heard'),
  });

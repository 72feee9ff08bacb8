import { startListener } from '../database/listener.ts';
import type { Log } from '../log/log.ts';
import type { ResponseCache } from './response-cache.ts';

/** Also in the triggers that tell of changes. */
const channel = 'catalogue_changed';

interface Listening {
  cache: ResponseCache;
  log: Pick<Log, 'info' | 'warn'>;
}

/**
 * Forgets kept responses when any process changes what they say. Without a connection they are kept for their time, and
 * forgotten when there is one again.
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

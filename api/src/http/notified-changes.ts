import { startListener } from '../database/listener.ts';
import type { Log } from '../log/log.ts';
import type { ResponseCache } from './response-cache.ts';

interface Listening {
  cache: ResponseCache;
  liveBoards: { changed(departureId: number): void; missed(): void };
  log: Pick<Log, 'info' | 'warn'>;
}

/**
 * Clears cached responses when any process changes their data, and tells the boards which departures changed. While the
 * connection is down, responses live for their TTL, and boards ask again; both are cleared when it is back. The names
 * of the channels are those of the triggers.
 */
export const listenForChanges = (url: string, { cache, liveBoards, log }: Listening) =>
  startListener(url, {
    channels: {
      catalogue_changed: (eventId) => (eventId ? cache.eventChanged(Number(eventId)) : cache.clear()),
      run: (departureId) => liveBoards.changed(Number(departureId)),
    },
    onListening: () => {
      cache.clear();
      liveBoards.missed();
      log.info('listening for changes');
    },
    onLost: ({ message }) => log.warn({ reason: message }, 'changes are not heard'),
  });

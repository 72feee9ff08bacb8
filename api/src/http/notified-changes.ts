import { startListener } from '../database/listener.ts';
import type { Log } from '../log/log.ts';
import type { ResponseCache } from './response-cache.ts';

interface Listening {
  cache: ResponseCache;
  liveBoards: { changed(departureId: number): void; missed(): void };
  log: Pick<Log, 'info' | 'warn'>;
}

/**
 * Clears cached responses when any process changes their data, and tells open boards which departures changed. While
 * the connection is down, cached responses live until they expire. When it is back, the cache is cleared and the boards
 * are read again. Database triggers notify the channels by these names.
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

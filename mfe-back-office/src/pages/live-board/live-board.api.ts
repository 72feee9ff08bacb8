import type { LiveBoard, LiveDeparture } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

/** What is shown of the board, and whether its changes arrive on their own. */
interface ShownBoard extends LiveBoard {
  isLive?: boolean;
}

/** How soon events are asked for again after a refusal. */
const againMs = 10_000;

const liveBoardApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    /** @param url of the events */
    liveBoard: build.query<ShownBoard, string>({
      query: byStaff(() => ({ method: 'GET', url: '/staff-api/live-board' })),
      merge: ({ isLive = false }, read) => ({ ...read, isLive }),

      // Follows the changes for as long as a page shows the board.
      async onCacheEntryAdded(url, { cacheDataLoaded, cacheEntryRemoved, updateCachedData }) {
        let events: EventSource | undefined;
        let again: ReturnType<typeof setTimeout> | undefined;
        function put(changed: LiveDeparture) {
          updateCachedData(({ departures }) => {
            const at = departures.findIndex(({ id }) => id === changed.id);
            if (at >= 0) departures[at] = changed;
            else departures.push(changed);
          });
        }

        function follow() {
          events = new EventSource(url, { withCredentials: true });
          events.addEventListener('board', ({ data }: MessageEvent<string>) =>
            updateCachedData(() => ({ ...JSON.parse(data), isLive: true })),
          );
          events.addEventListener('departure', ({ data }: MessageEvent<string>) => put(JSON.parse(data)));
          events.onerror = () => {
            updateCachedData((board) => ({ ...board, isLive: false }));
            // after a lost connection the browser tries again itself, after a refusal it does not
            if (events?.readyState === EventSource.CLOSED) again = setTimeout(follow, againMs);
          };
        }

        try {
          await cacheDataLoaded;
          follow();
        } finally {
          await cacheEntryRemoved;
          clearTimeout(again);
          events?.close();
        }
      },
    }),
  }),
});

export const { useLiveBoardQuery } = liveBoardApi;

import { usePlatform } from '@idavuelta/shared/platform';
import { useLiveBoardQuery } from './live-board.api.ts';

/** How often the board is read while its changes do not arrive, and while they do: then as a precaution. */
const pollMs = 10_000;
const preciseMs = 60_000;

/** Reads the board and follows its changes; asks every ten seconds where no events can be had. */
export function useLiveBoard() {
  const { apiBaseUrl } = usePlatform();
  const url = `${apiBaseUrl}/staff-api/live-board/events`;
  const known = useLiveBoardQuery(url, { refetchOnMountOrArgChange: true });
  const isLive = known.data?.isLive === true;
  useLiveBoardQuery(url, { pollingInterval: isLive ? preciseMs : pollMs });
  return { board: known.data, error: known.error, isLive };
}

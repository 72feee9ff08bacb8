import type { SentPosition } from '@idavuelta/shared/contracts/staff';
import { browserStore } from '@idavuelta/shared/storage';

const key = 'idavuelta.my-positions';

/** As many as the API takes at once: two hours of driving. */
const most = 500;

/** Returns unsent positions by the phone's own clock, the earliest first. */
export const readWaiting = (): SentPosition[] => JSON.parse(browserStore.read(key) ?? '[]');

/** Keeps a position until there is a network; of too many the oldest go. */
export const keepWaiting = (position: SentPosition) =>
  void browserStore.write(key, JSON.stringify([...readWaiting(), position].slice(-most)));

/** Removes what was sent. */
export function removeSent(sent: readonly SentPosition[]) {
  const times = new Set(sent.map(({ at }) => at));
  browserStore.write(key, JSON.stringify(readWaiting().filter(({ at }) => !times.has(at))));
}

export const forgetWaiting = () => browserStore.remove(key);

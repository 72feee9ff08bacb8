import type { WaitingRoomState } from './waiting-room.slice.ts';

/** In milliseconds; nobody polls more often. */
export const shortestPause = 10_000;
const longestPause = 60_000;
/** Milliseconds after an opening or the end of a turn, over which the polls of all visitors are spread. */
const shortestSpread = 8_000;
/** Most polls per millisecond after an opening: those of a larger crowd are spread over a longer time. */
const perMillisecond = 50;

interface Circumstances extends Pick<WaitingRoomState, 'now' | 'ticket'> {
  /** By the server's clock. */
  time: number;
  isHidden: boolean;
  /** Polls in a row that failed. */
  failures: number;
  /** From 0 to 1, anew each time, so that visitors do not poll in step. */
  random: number;
}

/** @returns milliseconds until the next poll: 12 to 20 seconds, longer while hidden, failing or far from the opening */
export function pauseUntilPoll({ now, ticket, time, isHidden, failures, random }: Circumstances) {
  const usual = 12_000 + random * 8_000;
  const backedOff = usual * (isHidden ? 2 : 1) * 2 ** failures;
  const calm =
    now?.state === 'before' && !failures ? longestPause + random * 30_000 : Math.min(backedOff, longestPause);
  const justAfter = (moment: string | undefined, within = shortestSpread) => {
    const left = moment ? Date.parse(moment) - time : 0;
    return left > 0 ? left + 500 + random * within : Infinity;
  };
  const ofAll = Math.max(shortestSpread, (now?.issued ?? 0) / perMillisecond);
  const opening = justAfter(now?.state === 'before' ? now.opensAt : undefined, ofAll);
  return Math.max(shortestPause, Math.min(calm, opening, justAfter(ticket?.until)));
}

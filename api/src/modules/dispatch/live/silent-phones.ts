import { silentAfterMinutes } from '@idavuelta/shared/contracts/staff';
import type { LiveBoards } from './live-boards.ts';

/** Counts the runs under way whose phone says nothing, and since when the quietest is silent. */
export async function silentPhones(boards: Pick<LiveBoards, 'board'>) {
  const { readAt, departures } = await boards.board();
  const silentBefore = Date.parse(readAt) - silentAfterMinutes * 60_000;
  const heard = departures
    .flatMap(({ runs }) => runs)
    .flatMap(({ leftAt, doneAt, givenAwayAt, heardAt }) =>
      leftAt && !doneAt && !givenAwayAt ? (heardAt ?? leftAt) : [],
    )
    .map((iso) => Date.parse(iso))
    .filter((at) => at <= silentBefore);
  return { count: heard.length, oldest: heard.length > 0 ? new Date(Math.min(...heard)) : null };
}

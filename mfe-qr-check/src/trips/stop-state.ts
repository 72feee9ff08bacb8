import type { DrivenStop, DrivenTrip } from '@idavuelta/shared/contracts/staff';

type Direction = DrivenTrip['direction'];

/** Outbound, the van is done with a stop once they have boarded; on the way home, once it was at their door. */
export const isSettled = ({ arrivedAt, boardedAt, noShowAt, explainedAt }: DrivenStop, direction: Direction) =>
  Boolean(noShowAt ?? explainedAt ?? (direction === 'out' ? boardedAt : arrivedAt));

/** Whether it is known of everybody at a stop if they ride: before that the run cannot end. */
export const isSeen = ({ arrivedAt, boardedAt, noShowAt, explainedAt, unseen }: DrivenStop, direction: Direction) =>
  !unseen && Boolean(boardedAt ?? noShowAt ?? explainedAt ?? (direction === 'back' ? arrivedAt : undefined));

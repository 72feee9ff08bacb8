import { peopleAhead, type WaitingRoomOfEvent } from '@idavuelta/shared/contracts';
import { dayAt } from '@idavuelta/shared/contracts/time';
import { createSelector } from 'reselect';
import type { RootState } from '../reducer.ts';
import { type ChosenDate, selectDate } from '../tickets/tickets.selectors.ts';
import { selectEvent } from '../wizard/wizard.selectors.ts';

export const selectQueue = (state: RootState) => state['mfe-booking'].waitingRoom;

/** The room in front of the chosen departure; undefined where there is none. */
export const selectRoom = createSelector([selectEvent, selectDate], (event, date) => {
  const isFor = ({ startsAt }: WaitingRoomOfEvent) => startsAt && date && isAt(startsAt, date, event?.timeZone ?? '');
  const rooms = event?.waitingRooms ?? [];
  return (rooms.find(isFor) ?? rooms.find(({ startsAt }) => !startsAt))?.room;
});

const isAt = (startsAt: string, { startDate, day }: ChosenDate, timeZone: string) =>
  day ? dayAt(startsAt, timeZone) === day : Date.parse(startsAt) === Date.parse(startDate ?? '');

export type QueueStatus =
  | 'loading'
  | 'before'
  | 'waiting'
  | 'called'
  | 'admitted'
  | 'used'
  | 'passed'
  | 'paused'
  | 'sold-out'
  | 'ended';

/** How the visitor stands in the queue. A turn counts for more than what everybody is told. */
export const selectQueueStatus = createSelector([selectQueue], ({ now, ticket, isUsed, isGone }): QueueStatus => {
  if (isGone) return 'ended';
  if (isUsed) return 'used';
  if (ticket && ticket.turn !== 'waiting') return ticket.turn;
  if (now && (now.state === 'sold-out' || now.state === 'ended')) return now.state;
  if (!now || !ticket) return 'loading';
  return now.state === 'open' ? 'waiting' : now.state;
});

/** Number of people in front; undefined before positions are drawn. */
export const selectAhead = createSelector([selectQueue], ({ now, ticket }) =>
  now && ticket ? peopleAhead(ticket, now) : undefined,
);

const mayOrder: readonly QueueStatus[] = ['called', 'admitted', 'ended'];

/** Whether paying has to wait for the visitor's turn. */
export const selectMustWait = (state: RootState) =>
  selectRoom(state) !== undefined && !mayOrder.includes(selectQueueStatus(state));

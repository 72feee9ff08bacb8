import type { EventSummary } from '@idavuelta/shared/contracts';

/** Whether the displayed price includes a pick-up at the traveller's door. */
export const isAtDoor = ({ minTicketPickUp }: Pick<EventSummary, 'minTicketPickUp'>): boolean =>
  minTicketPickUp !== 'meeting_point';

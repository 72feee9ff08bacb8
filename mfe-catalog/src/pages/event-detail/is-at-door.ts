import type { EventSummary } from '@idavuelta/shared/contracts';

/** The price that is shown is one with a pick-up at the traveller's door. */
export const isAtDoor = ({ minTicketPickUp }: Pick<EventSummary, 'minTicketPickUp'>): boolean =>
  minTicketPickUp !== 'meeting_point';

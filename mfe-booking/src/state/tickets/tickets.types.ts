/** What was chosen in the step. */
export interface TicketsState {
  /** One of the event's calendars, for an event with several dates. */
  dateId?: number;
  /** `YYYY-MM-DD` in the event's zone, for an event whose day the buyer picks. */
  day?: string;
  provinceId?: number;
  /** The category the visitor opened, or wanted to open before the login. */
  categoryId?: number;
  /** Tickets by product variant. */
  quantities: Record<number, number>;
}

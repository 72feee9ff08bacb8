/** What the buyer chose in the tickets step. */
export interface TicketsState {
  /** One of the event's calendars, for an event with several dates. */
  dateId?: number;
  /** `YYYY-MM-DD` in the event's zone, for an event whose day the buyer picks. */
  day?: string;
  provinceId?: number;
  /**
   * The category the visitor opened, or wanted to open before the login; `null` once they closed it. Absent until they
   * touch one: the recommended one is then open.
   */
  categoryId?: number | null;
  /** Number of tickets by product variant id. */
  quantities: Record<number, number>;
  /** How many tickets the last change of province removed; absent once others are chosen. */
  cleared?: number;
}

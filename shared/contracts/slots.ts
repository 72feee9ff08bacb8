import type { EventDetail } from './api/catalogue.ts';

/** Places on a page that another module fills, with the props they pass. */
export interface Slots {
  /**
   * The booking wizard on the event page; filled by mfe-booking. `onOutdated` tells the page that what `event` offers
   * is no longer sold.
   */
  'event.booking': { event: EventDetail; onOutdated?: () => void };
}

export type SlotName = keyof Slots;
export type SlotProps<N extends SlotName> = Slots[N];

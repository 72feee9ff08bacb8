import type { EventDetail } from './api/catalogue.ts';

/** Places on a page that another module fills, with the properties they pass. */
export interface Slots {
  /** The booking wizard on the event page; filled by mfe-booking. */
  'event.booking': { event: EventDetail };
}

export type SlotName = keyof Slots;
export type SlotProps<N extends SlotName> = Slots[N];

import type { AddressesState } from '../addresses/addresses.types.ts';
import type { OpenOrder } from '../checkout/checkout.types.ts';
import type { PassengersState } from '../passengers/passengers.types.ts';
import type { PaymentState } from '../payment/payment.types.ts';
import type { SpacesState } from '../spaces/spaces.types.ts';
import type { Step } from '../steps.ts';
import type { TicketsState } from '../tickets/tickets.types.ts';

/** What a visitor has chosen and typed for one event. */
export interface TypedDraft {
  id: string;
  /** The event's slug, for links from pages that do not know the event. */
  eventSlug?: string;
  step?: Step;
  tickets?: TicketsState;
  addresses?: AddressesState;
  passengers?: PassengersState;
  spaces?: SpacesState;
  payment?: PaymentState;
}

/** Stored in local storage until its order is paid. */
export interface Draft extends TypedDraft {
  /** An unpaid order placed in this browser. */
  openOrder?: OpenOrder;
}

/** A random id. Not `randomUUID`, which browsers offer over HTTPS only. */
export const newDraftId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

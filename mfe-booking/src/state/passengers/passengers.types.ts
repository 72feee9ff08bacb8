import type { Passenger } from '@idavuelta/shared/contracts';

/** What was typed so far. final-form removes the key of a field that is emptied. */
export type PassengerInput = Partial<Passenger>;

export interface PassengersForm {
  tickets: { id: string; passengers: PassengerInput[] }[];
}

/** By ticket id: a ticket that is removed and added again has its passengers back. */
export type PassengersState = Record<string, PassengerInput[]>;

import type { Passenger } from '@idavuelta/shared/contracts';

/** As typed so far; final-form drops a field that is emptied. */
export type PassengerInput = Partial<Passenger>;

export interface PassengersForm {
  tickets: { id: string; passengers: PassengerInput[] }[];
}

/** By ticket id, like the addresses. */
export type PassengersState = Record<string, PassengerInput[]>;

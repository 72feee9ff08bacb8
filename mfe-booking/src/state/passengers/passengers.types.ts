import type { Passenger, SpaceCounts } from '@idavuelta/shared/contracts';

/** The input so far. final-form removes the key of an emptied field. */
export type PassengerInput = Partial<Passenger>;

export interface PassengersForm {
  tickets: { id: string; passengers: PassengerInput[]; spaces?: SpaceCounts }[];
}

/** By ticket id, so that a ticket removed and added again has its passengers back. */
export type PassengersState = Record<string, PassengerInput[]>;

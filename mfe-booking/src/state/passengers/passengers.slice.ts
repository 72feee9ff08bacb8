import type { Passenger } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';
import type { RootState } from '../index.ts';
import { draftOpened } from '../wizard/wizard.events.ts';

/** As typed so far; final-form drops a field that is emptied. */
export type PassengerInput = Partial<Passenger>;

export interface PassengersForm {
  tickets: { id: string; passengers: PassengerInput[] }[];
}

/** By ticket id, like the addresses. */
export type PassengersState = Record<string, PassengerInput[]>;

const keep = (state: PassengersState, { payload }: PayloadAction<PassengersForm>) => {
  for (const { id, passengers } of payload.tickets) state[id] = passengers;
};

export const passengersSlice = createSlice({
  name: 'booking/passengers',
  initialState: {} as PassengersState,
  reducers: {
    passengersTyped: keep,
    /** Step 2 is complete. */
    passengersEntered: keep,
  },
  extraReducers: (builder) => builder.addCase(draftOpened, (_, { payload }) => payload.draft.passengers ?? {}),
});

export const { passengersTyped, passengersEntered } = passengersSlice.actions;

export const selectPassengers = (state: RootState) => state['mfe-booking'].passengers;

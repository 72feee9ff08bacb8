import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';
import { draftOpened } from '../wizard/wizard.events.ts';
import type { PassengersForm, PassengersState } from './passengers.types.ts';

const setPassengers = (state: PassengersState, { payload }: PayloadAction<PassengersForm>) => {
  for (const { id, passengers } of payload.tickets) state[id] = passengers;
};

export const passengersSlice = createSlice({
  name: 'booking/passengers',
  initialState: {} as PassengersState,
  reducers: {
    passengersTyped: setPassengers,
    /** The passengers step is complete. */
    passengersEntered: setPassengers,
  },
  extraReducers: (builder) => builder.addCase(draftOpened, (_, { payload }) => payload.draft.passengers ?? {}),
});

export const { passengersTyped, passengersEntered } = passengersSlice.actions;

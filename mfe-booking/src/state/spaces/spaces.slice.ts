import { createSlice, isAnyOf } from '@idavuelta/shared/platform';
import { passengersEntered, passengersTyped } from '../passengers/passengers.slice.ts';
import { draftOpened } from '../wizard/wizard.events.ts';
import type { SpacesState } from './spaces.types.ts';

/** Filled in on the passengers step. */
export const spacesSlice = createSlice({
  name: 'booking/spaces',
  initialState: {} as SpacesState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(draftOpened, (_, { payload }) => payload.draft.spaces ?? {})
      .addMatcher(isAnyOf(passengersTyped, passengersEntered), (state, { payload }) => {
        // a select's value is text
        for (const { id, spaces = {} } of payload.tickets)
          state[id] = Object.fromEntries(Object.entries(spaces).map(([kind, count]) => [kind, Number(count)]));
      }),
});

import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';
import { draftOpened } from '../wizard/wizard.events.ts';
import type { AddressesForm, AddressesState } from './addresses.types.ts';

const setAddresses = (state: AddressesState, { payload }: PayloadAction<AddressesForm>) => {
  for (const { id, addresses } of payload.tickets) state[id] = addresses;
};

export const addressesSlice = createSlice({
  name: 'booking/addresses',
  initialState: {} as AddressesState,
  reducers: {
    addressesTyped: setAddresses,
    /** The addresses step is complete. */
    addressesEntered: setAddresses,
  },
  extraReducers: (builder) => builder.addCase(draftOpened, (_, { payload }) => payload.draft.addresses ?? {}),
});

export const { addressesTyped, addressesEntered } = addressesSlice.actions;

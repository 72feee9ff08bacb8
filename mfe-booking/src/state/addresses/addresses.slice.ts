import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';
import type { RootState } from '../index.ts';
import { draftOpened } from '../wizard/wizard.events.ts';

/** As typed so far; final-form drops a field that is emptied. */
export interface AddressInput {
  address?: string;
  commune_id?: number | string;
}

export interface AddressesForm {
  tickets: { id: string; addresses: AddressInput[] }[];
}

/** By ticket id: a ticket that is taken away and added again finds its addresses. */
export type AddressesState = Record<string, AddressInput[]>;

const keep = (state: AddressesState, { payload }: PayloadAction<AddressesForm>) => {
  for (const { id, addresses } of payload.tickets) state[id] = addresses;
};

export const addressesSlice = createSlice({
  name: 'booking/addresses',
  initialState: {} as AddressesState,
  reducers: {
    addressesTyped: keep,
    /** Step 1 is complete. */
    addressesEntered: keep,
  },
  extraReducers: (builder) => builder.addCase(draftOpened, (_, { payload }) => payload.draft.addresses ?? {}),
});

export const { addressesTyped, addressesEntered } = addressesSlice.actions;

export const selectAddresses = (state: RootState) => state['mfe-booking'].addresses;

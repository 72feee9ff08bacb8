import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';
import type { OpenOrder } from '../checkout/checkout.types.ts';
import { openOrderStored } from '../wizard/wizard.events.ts';
import type { TypedDraft } from './draft.ts';

/** The draft that this tab last read from the browser's storage or saved there. */
export interface SavedDraft {
  typed?: TypedDraft;
  openOrder?: OpenOrder;
}

/** Other tabs on the event save too: a tab saves only what it has changed since it last read or saved. */
export const savedSlice = createSlice({
  name: 'booking/saved',
  initialState: {} as SavedDraft,
  reducers: {
    draftSaved: (_, { payload }: PayloadAction<SavedDraft>) => payload,
  },
  extraReducers: (builder) =>
    builder.addCase(openOrderStored, (saved, { payload }) => ({ ...saved, openOrder: payload })),
});

export const { draftSaved } = savedSlice.actions;

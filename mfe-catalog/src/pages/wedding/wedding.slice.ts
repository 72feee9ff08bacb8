import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';
import type { WeddingEnquiry } from './wedding.schema.ts';

/** There is no failed enquiry: the specification thanks for it whatever became of it. */
export type WeddingState = { status: 'editing' } | { status: 'sending' } | { status: 'sent' };

export const weddingSlice = createSlice({
  name: 'mfe-catalog/wedding',
  initialState: { status: 'editing' } as WeddingState,
  reducers: {
    /** The page is shown anew: with an empty form. */
    weddingOpened: (): WeddingState => ({ status: 'editing' }),
    weddingEntered: (_, _action: PayloadAction<WeddingEnquiry>): WeddingState => ({ status: 'sending' }),
    weddingSent: (): WeddingState => ({ status: 'sent' }),
  },
});

export const { weddingOpened, weddingEntered, weddingSent } = weddingSlice.actions;
export const selectWedding = (state: { 'mfe-catalog': { wedding: WeddingState } }) => state['mfe-catalog'].wedding;

import { type Notice, notified } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';

export interface ShownNotice extends Notice {
  id: number;
}

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: { last: 0, shown: [] as ShownNotice[] },
  reducers: {
    noticeClosed: (notices, { payload }: PayloadAction<number>) => {
      notices.shown = notices.shown.filter(({ id }) => id !== payload);
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(notified.match, (notices, { payload }) => {
      notices.last += 1;
      // The notice of the last action replaces an older one, which may contradict it.
      notices.shown = [{ ...payload, id: notices.last }];
    }),
});

export const { noticeClosed } = noticesSlice.actions;
export const selectNotices = (state: { notices: { shown: ShownNotice[] } }) => state.notices.shown;

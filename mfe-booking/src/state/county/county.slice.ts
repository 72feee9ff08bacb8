import { countyChosen } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';

/** The id of the county whose pick-up times the visitor requested on the event page; `null` for none. */
export type AskedCounty = number | null;

export const countySlice = createSlice({
  name: 'booking/county',
  initialState: null as AskedCounty,
  reducers: {
    /** The county that an earlier page stored in the browser. */
    countyRead: (_, { payload }: PayloadAction<number | undefined>): AskedCounty => payload ?? null,
  },
  extraReducers: (builder) =>
    builder.addMatcher(countyChosen.match, (_, { payload }): AskedCounty => payload.countyId ?? null),
});

export const { countyRead } = countySlice.actions;

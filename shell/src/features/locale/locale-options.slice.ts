import type { Country, Locale } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';

/** What the selector offers; empty while it is on its way and when it did not come: the current choice still shows. */
export const localeOptionsSlice = createSlice({
  name: 'localeOptions',
  initialState: { countries: [] as Country[], locales: [] as Locale[] },
  reducers: {
    localeOptionsFound: (_, { payload }: PayloadAction<{ countries: Country[]; locales: Locale[] }>) => payload,
  },
});

export const { localeOptionsFound } = localeOptionsSlice.actions;
export const selectLocaleOptions = (state: { localeOptions: ReturnType<typeof localeOptionsSlice.getInitialState> }) =>
  state.localeOptions;

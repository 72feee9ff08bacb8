import type { Country, Locale } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';

/** Countries and languages to choose from; empty until they are fetched, and when that fails. */
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

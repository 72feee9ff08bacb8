import type { Country, Locale } from '@idavuelta/shared/contracts';
import { createSlice, type PayloadAction } from '@idavuelta/shared/platform';

/** What the selector offers; empty while it is on its way and when it did not come: the current choice still shows. */
export const choicesSlice = createSlice({
  name: 'choices',
  initialState: { countries: [] as Country[], locales: [] as Locale[] },
  reducers: {
    choicesFound: (_, { payload }: PayloadAction<{ countries: Country[]; locales: Locale[] }>) => payload,
  },
});

export const { choicesFound } = choicesSlice.actions;
export const selectChoices = (state: { choices: ReturnType<typeof choicesSlice.getInitialState> }) => state.choices;

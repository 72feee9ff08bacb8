import { createSlice } from '@reduxjs/toolkit';
import {
  type ContractState,
  countryChanged,
  defaultCountry,
  defaultLanguage,
  type Language,
  languageChanged,
  profileChanged,
  searchSubmitted,
  sessionEnded,
  sessionStarted,
} from '../contracts/index.ts';

export const sessionSlice = createSlice({
  name: 'session',
  initialState: { status: 'unknown' } as ContractState['session'],
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(sessionStarted.match, (_, { payload }) => ({ status: 'authenticated' as const, ...payload }))
      .addMatcher(sessionEnded.match, () => ({ status: 'anonymous' as const }))
      .addMatcher(profileChanged.match, (session, { payload }) =>
        session.status === 'authenticated' ? { ...session, profile: payload.profile } : session,
      ),
});

const initialLocale: ContractState['locale'] = {
  country: defaultCountry,
  language: defaultLanguage,
  fallbackLanguage: defaultLanguage,
  siteLanguage: defaultLanguage,
  languageChanged: false,
};

export const localeSlice = createSlice({
  name: 'locale',
  initialState: initialLocale,
  reducers: {
    /** The channel's answer, or the visitor's remembered choice, at start. */
    localeFound: (_, { payload }: { payload: Omit<ContractState['locale'], 'languageChanged'> }) => ({
      ...payload,
      languageChanged: false,
    }),
    fallbackFound: (locale, { payload }: { payload: Language }) => {
      locale.fallbackLanguage = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(languageChanged.match, (locale, { payload }) => {
        locale.language = payload.language;
        locale.languageChanged = true;
      })
      .addMatcher(countryChanged.match, (locale, { payload }) => {
        locale.country = payload.country;
      }),
});

export const navigationSlice = createSlice({
  name: 'navigation',
  initialState: { searchText: '', searchPending: false },
  reducers: {
    /** Typing makes a search that has not been shown yet stale. */
    searchTyped: (navigation) => {
      navigation.searchPending = false;
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(searchSubmitted.match, (_, { payload }) => ({
      searchText: payload.query,
      searchPending: true,
    })),
});

export const { localeFound, fallbackFound } = localeSlice.actions;
export const { searchTyped } = navigationSlice.actions;

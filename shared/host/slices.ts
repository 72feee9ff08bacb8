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
  reducers: {
    /** No valid token is stored at start. No session has ended, so this is not an event of the contract. */
    noSessionFound: (): ContractState['session'] => ({ status: 'anonymous' }),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(sessionStarted.match, ({ lastEnd }) => ({ status: 'authenticated' as const, lastEnd }))
      .addMatcher(sessionEnded.match, (_, { payload }) => ({ status: 'anonymous' as const, lastEnd: payload.reason }))
      .addMatcher(profileChanged.match, (session, { payload }) =>
        session.status === 'authenticated' ? { ...session, profile: payload.profile } : session,
      ),
});

/** The session's token, for the API client and the shell. It is neither in an event nor in the contract's state. */
export const credentialsSlice = createSlice({
  name: 'credentials',
  initialState: {} as { token?: string },
  reducers: {
    tokenReceived: (_, { payload }: { payload: string }) => ({ token: payload }),
  },
  extraReducers: (builder) => builder.addMatcher(sessionEnded.match, () => ({})),
});

export interface CredentialsState {
  credentials: ReturnType<typeof credentialsSlice.getInitialState>;
}

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
    /** The channel's response, or the visitor's stored choice, at start. */
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
    /** Typing ends a pending search, whose results are no longer wanted. */
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

export const { noSessionFound } = sessionSlice.actions;
export const { tokenReceived } = credentialsSlice.actions;
export const selectToken = (state: CredentialsState) => state.credentials.token;
export const { localeFound, fallbackFound } = localeSlice.actions;
export const { searchTyped } = navigationSlice.actions;

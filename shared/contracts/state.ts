import type { Profile } from './api/customer.ts';
import type { CountryCode } from './country.ts';
import type { Language } from './locale.ts';

/** The part of the shell's state that modules may read, through the selectors below. */
export interface ContractState {
  session: SessionState;
  locale: LocaleState;
  navigation: NavigationState;
}

export type SessionEnd = 'logout' | 'expired';

/**
 * `unknown` until the stored token has been checked; private pages wait for it. `lastEnd` says how the page's latest
 * session ended, for modules that mount after `sessionEnded`.
 */
export type SessionState = { lastEnd?: SessionEnd } & (
  | { status: 'unknown' }
  | { status: 'anonymous' }
  | { status: 'authenticated'; profile?: Profile }
);

export interface LocaleState {
  country: CountryCode;
  language: Language;
  /** The country's default language, for entities without a text in `language`. */
  fallbackLanguage: Language;
  /** Default language of this host, used by URLs without `?lang`. */
  siteLanguage: Language;
  /** True once the visitor has chosen a language. */
  languageChanged: boolean;
}

export interface NavigationState {
  searchText: string;
  /** True between a submitted search and its results; typing clears it. */
  searchPending: boolean;
}

export const selectSession = (state: ContractState) => state.session;
export const selectIsLoggedIn = (state: ContractState) => state.session.status === 'authenticated';
export const selectProfile = (state: ContractState) =>
  state.session.status === 'authenticated' ? state.session.profile : undefined;
export const selectLanguage = (state: ContractState) => state.locale.language;
export const selectSiteLanguage = (state: ContractState) => state.locale.siteLanguage;
export const selectFallbackLanguage = (state: ContractState) => state.locale.fallbackLanguage;
export const selectCountry = (state: ContractState) => state.locale.country;
export const selectSearchText = (state: ContractState) => state.navigation.searchText;

import {
  type Channel,
  type ContractState,
  type Country,
  type CountryCode,
  countryChanged,
  defaultCountry,
  defaultLanguage,
  type Language,
  languageChanged,
  languageRequested,
  notified,
} from '@idavuelta/shared/contracts';
import { fallbackFound, localeFound } from '@idavuelta/shared/host';
import {
  all,
  call,
  createAction,
  delay,
  getContext,
  put,
  race,
  type SagaGenerator,
  select,
  supervised,
  takeEvery,
  takeLatest,
  toApiError,
} from '@idavuelta/shared/platform';
import { fetchChannel, fetchCountries, fetchLocales } from './locale.api.ts';
import { localeOptionsFound, selectLocaleOptions } from './locale-options.slice.ts';
import {
  type LocalePreference,
  localePreferenceCookie,
  readLocalePreference,
  requestedLanguage,
} from './locale-preference.ts';

/** Milliseconds that the first page waits for the channel; after that it starts with the defaults. */
export const channelTimeLimit = 2_000;

export const languageChosen = createAction<Language>('locale/languageChosen');
export const countryChosen = createAction<CountryCode>('locale/countryChosen');
/** The visitor retries after the options failed to load. */
export const localeOptionsRequested = createAction('locale/localeOptionsRequested');

/** Loads the texts of every module on the page in a language, then switches to it. */
export type ShowLanguage = (language: Language) => Promise<void>;

/** Runs at start: country and language come from the visitor's preference, else from the channel of the host. */
export function* findLocale(host: string, cookies: string, search: string) {
  const preference = readLocalePreference(cookies, search);
  const channel = yield* call(fetchChannelInTime, host);
  yield* put(localeFound(localeFrom(preference, channel)));
}

/** @param countries when known: `fallbackLanguage` is then the default language of the visitor's country */
export function localeFrom(preference: LocalePreference, channel?: Channel, countries: Country[] = []) {
  const country = preference.country ?? channel?.countryCode ?? defaultCountry;
  const channelLanguage = channel?.defaultLocaleCode ?? defaultLanguage;
  return {
    country,
    language: preference.language ?? channelLanguage,
    fallbackLanguage: countries.find(({ code }) => code === country)?.defaultLocaleCode ?? channelLanguage,
    siteLanguage: channelLanguage,
  };
}

function* fetchChannelInTime(host: string): SagaGenerator<Channel | undefined> {
  try {
    const { channel } = yield* race({ channel: call(fetchChannel, host), timeout: delay(channelTimeLimit) });
    return channel;
  } catch (error) {
    console.warn('no channel for this host', toApiError(error).code);
    return undefined;
  }
}

function* changeLanguage({ payload }: { type: string; payload: Language | { language: Language } }) {
  const language = typeof payload === 'string' ? payload : payload.language;
  const showLanguage = yield* getContext<ShowLanguage>('showLanguage');
  try {
    yield* call(showLanguage, language);
    yield* put(languageChanged({ language }));
  } catch (error) {
    console.warn('the texts could not be fetched', error);
    yield* put(notified({ kind: 'error', key: 'shell:locale.failed' }));
  }
}

function* loadLocaleOptions() {
  const { country } = yield* select((state: ContractState) => state.locale);
  try {
    const { countries, locales } = yield* all({
      countries: call(fetchCountries),
      locales: call(fetchLocales, country),
    });
    yield* put(localeOptionsFound({ countries, locales }));
    const chosen = countries.find(({ code }) => code === country);
    if (chosen) yield* put(fallbackFound(chosen.defaultLocaleCode));
  } catch (error) {
    console.warn('the locale options could not be fetched', toApiError(error).code);
  }
}

function* saveLocalePreference() {
  const { country, language } = yield* select((state: ContractState) => state.locale);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = localePreferenceCookie(country, language);
}

function* watchOptions() {
  yield* takeLatest(
    (action: { type: string }) => countryChanged.match(action) || localeOptionsRequested.match(action),
    loadLocaleOptions,
  );
  // A page that a server rendered has the options in its hydration payload.
  const { countries } = yield* select(selectLocaleOptions);
  if (countries.length === 0) yield* call(loadLocaleOptions);
}

function* watchChoices() {
  // takeLatest: when the visitor chooses again before the texts are there, only the last choice counts.
  yield* takeLatest([languageChosen.type, languageRequested.type], changeLanguage);
  yield* takeEvery(countryChosen, function* ({ payload }) {
    yield* put(countryChanged({ country: payload }));
  });
}

function* watchPreference() {
  yield* takeEvery(
    (action: { type: string }) => languageChanged.match(action) || countryChanged.match(action),
    saveLocalePreference,
  );
  if (requestedLanguage(window.location.search)) yield* call(saveLocalePreference);
}

export const localeSaga = supervised(watchOptions, watchChoices, watchPreference);

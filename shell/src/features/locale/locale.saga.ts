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
  takeEvery,
  takeLatest,
  toApiError,
} from '@idavuelta/shared/platform';
import { choiceCookie, type LocaleChoice, languageAsked, readChoice } from './choice.ts';
import { fetchChannel, fetchCountries, fetchLocales } from './locale.api.ts';
import { localeOptionsFound, selectLocaleOptions } from './locale-options.slice.ts';

/** A visitor does not wait longer than this for the channel: the site starts with the defaults. */
export const channelTimeLimit = 2_000;

export const languageChosen = createAction<Language>('locale/languageChosen');
export const countryChosen = createAction<CountryCode>('locale/countryChosen');
/** The visitor looks for choices that did not come. */
export const choicesWanted = createAction('locale/choicesWanted');

/** Loads the texts of every module on the page in a language and switches to it. */
export type ShowLanguage = (language: Language) => Promise<void>;

/** At start: the channel of the host gives country and language; the visitor's choice wins over it. */
export function* findLocale(host: string, cookies: string, search: string) {
  const choice = readChoice(cookies, search);
  const channel = yield* call(askChannel, host);
  yield* put(localeFound(localeFrom(choice, channel)));
}

/** @param countries as far as they are known: entities fall back to the default language of the visitor's country */
export function localeFrom(choice: LocaleChoice, channel?: Channel, countries: Country[] = []) {
  const country = choice.country ?? channel?.countryCode ?? defaultCountry;
  const ownDefault = channel?.defaultLocaleCode ?? defaultLanguage;
  return {
    country,
    language: choice.language ?? ownDefault,
    fallbackLanguage: countries.find(({ code }) => code === country)?.defaultLocaleCode ?? ownDefault,
    siteLanguage: ownDefault,
  };
}

function* askChannel(host: string): SagaGenerator<Channel | undefined> {
  try {
    const { channel } = yield* race({ channel: call(fetchChannel, host), late: delay(channelTimeLimit) });
    return channel;
  } catch (error) {
    console.warn('no channel for this host', toApiError(error).code);
    return undefined;
  }
}

function* changeLanguage({ payload: language }: ReturnType<typeof languageChosen>) {
  const showLanguage = yield* getContext<ShowLanguage>('showLanguage');
  try {
    yield* call(showLanguage, language);
    yield* put(languageChanged({ language }));
  } catch (error) {
    console.warn('the texts did not come', error);
    yield* put(notified({ kind: 'error', key: 'shell:locale.failed' }));
  }
}

function* findChoices() {
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
    console.warn('the choices of the locale selector did not come', toApiError(error).code);
  }
}

function* rememberChoice() {
  const { country, language } = yield* select((state: ContractState) => state.locale);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = choiceCookie(country, language);
}

export function* localeSaga() {
  yield* takeLatest(
    (action: { type: string }) => countryChanged.match(action) || choicesWanted.match(action),
    findChoices,
  );
  // takeLatest: of two quick choices the last one counts.
  yield* takeLatest(languageChosen, changeLanguage);
  yield* takeEvery(countryChosen, function* ({ payload }) {
    yield* put(countryChanged({ country: payload }));
  });
  yield* takeEvery(
    (action: { type: string }) => languageChanged.match(action) || countryChanged.match(action),
    rememberChoice,
  );
  if (languageAsked(window.location.search)) yield* call(rememberChoice);
  // A page from the server brings them along.
  const { countries } = yield* select(selectLocaleOptions);
  if (countries.length === 0) yield* call(findChoices);
}

import {
  type CountryCode,
  countryChanged,
  defaultCountry,
  defaultLanguage,
  type Language,
  languageChanged,
  loginRequested,
  type ModuleDefinition,
  notified,
  type Profile,
  profileChanged,
  sessionEnded,
  sessionStarted,
  textNamespace,
} from '@idavuelta/shared/contracts';
import { createPlatformStore, noSessionFound, tokenReceived } from '@idavuelta/shared/host';
import { addTexts, commonTexts, createI18n } from '@idavuelta/shared/i18n';
import { takeEvery } from '@idavuelta/shared/platform';
import { platformApi } from '@idavuelta/shared/queries';
import { tabStore } from '@idavuelta/shared/storage';
import { showChangedTexts } from '../../start/hot/show-changed-texts.ts';
import { onChangedTexts, textFiles } from '../../start/hot/text-files.ts';
import { loadState } from './module-files.ts';

/**
 * Does the shell's work for a module, with the module's own state, texts and sagas. Country, language and login are
 * kept while the tab is open, even when a source change reloads the page.
 */
export async function createAloneApp(definition: ModuleDefinition, onNotice: (text: string) => void) {
  const store = createPlatformStore({ baseUrl: '/backend' });
  const i18n = createI18n(defaultLanguage);
  store.attachQueries(platformApi);

  async function showLanguage(language: Language) {
    await addTexts(i18n, language, 'common', commonTexts);
    for (const { folder, texts } of textFiles().filter((file) => file.language === language))
      await addTexts(i18n, language, textNamespace(definition, folder), { id: folder, read: async () => texts });
    await i18n.changeLanguage(language);
    store.dispatch(languageChanged({ language }));
    tabStore.write('alone.language', language);
  }

  function showCountry(country: CountryCode) {
    store.dispatch(countryChanged({ country }));
    tabStore.write('alone.country', country);
  }

  async function logIn() {
    store.dispatch(tokenReceived('alone'));
    store.dispatch(sessionStarted(undefined));
    const profile = await store.client<Profile>({ url: '/shop-api/me' });
    store.dispatch(profileChanged({ profile }));
    tabStore.write('alone.login', 'customer');
  }

  function logOut() {
    store.dispatch(sessionEnded({ reason: 'logout' }));
    tabStore.remove('alone.login');
  }

  await showLanguage((tabStore.read('alone.language') as Language | undefined) ?? defaultLanguage);
  showCountry((tabStore.read('alone.country') as CountryCode | undefined) ?? defaultCountry);
  if (tabStore.read('alone.login')) await logIn();
  else store.dispatch(noSessionFound());
  if (definition.state) store.mountModule(definition.name, await loadState(definition.state));
  store.runSaga(function* frame() {
    yield* takeEvery(loginRequested.match, logIn);
    yield* takeEvery(notified.match, ({ payload: { key, values, message = '' } }) =>
      onNotice(key ? i18n.t(key, values ?? {}) : message),
    );
  });
  onChangedTexts((file) => showChangedTexts(i18n, definition, file));
  return {
    definition,
    store,
    i18n,
    showLanguage,
    logIn,
    logOut,
    showCountry,
  };
}

export type AloneApp = Awaited<ReturnType<typeof createAloneApp>>;

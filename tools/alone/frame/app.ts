import {
  type CountryCode,
  countryChanged,
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
import { addTexts, commonTexts, createI18n, fetchTexts } from '@idavuelta/shared/i18n';
import { takeEvery } from '@idavuelta/shared/platform';
import { platformApi } from '@idavuelta/shared/queries';
import { loadState, textAddress, textFolders } from './module-files.ts';

/** What the shell does for a module, with the module's own state, texts and sagas. */
export async function createAloneApp(definition: ModuleDefinition, onNotice: (text: string) => void) {
  const store = createPlatformStore({ baseUrl: '/backend' });
  const i18n = createI18n(defaultLanguage);
  store.attachQueries(platformApi);

  async function showLanguage(language: Language) {
    await addTexts(i18n, language, 'common', commonTexts);
    for (const folder of textFolders()) {
      const read = async (wanted: Language) => fetchTexts(await textAddress(folder, wanted));
      await addTexts(i18n, language, textNamespace(definition, folder), { id: folder, read });
    }
    await i18n.changeLanguage(language);
    store.dispatch(languageChanged({ language }));
  }

  async function logIn() {
    store.dispatch(tokenReceived('alone'));
    store.dispatch(sessionStarted(undefined));
    const profile = await store.client<Profile>({ url: '/shop-api/me' });
    store.dispatch(profileChanged({ profile }));
  }

  await showLanguage(defaultLanguage);
  store.dispatch(noSessionFound());
  if (definition.state) store.mountModule(definition.name, await loadState(definition.state));
  store.runSaga(function* frame() {
    yield* takeEvery(loginRequested.match, logIn);
    yield* takeEvery(notified.match, ({ payload: { key, values, message = '' } }) =>
      onNotice(key ? i18n.t(key, values ?? {}) : message),
    );
  });
  return {
    definition,
    store,
    i18n,
    showLanguage,
    logIn,
    logOut: () => store.dispatch(sessionEnded({ reason: 'logout' })),
    showCountry: (country: CountryCode) => store.dispatch(countryChanged({ country })),
  };
}

export type AloneApp = Awaited<ReturnType<typeof createAloneApp>>;

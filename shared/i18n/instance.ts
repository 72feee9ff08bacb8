import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { defaultLanguage, type Language, languages } from '../contracts/index.ts';

const announcing = new WeakSet<i18n>();

/** Makes an instance emit an event when texts are added, so that mounted components re-render with them. */
export const announceTexts = (instance: i18n) => void announcing.add(instance);

export const announcesTexts = (instance: i18n) => announcing.has(instance);

/** Creates an i18next instance: one per page in the browser, one per language on a server, never the global one. */
export function createI18n(language: Language): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    load: 'currentOnly',
    ns: [],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    // Only once a text was missing do later texts re-render the page: otherwise nothing on the screen would change.
    parseMissingKeyHandler(key) {
      announceTexts(instance);
      return key;
    },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  return instance;
}

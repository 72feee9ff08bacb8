import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { defaultLanguage, type Language, type LoadTexts, languages } from '../contracts/index.ts';

/** An i18next instance of its own: one per page in the browser, one per language on a server, never the global one. */
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
    react: { useSuspense: false },
  });
  return instance;
}

/** Reads texts in a language: browser builds have them in JSON files of their own, which cost no JavaScript. */
export async function readTexts(load: LoadTexts, language: Language): Promise<object> {
  const { default: texts } = await load(language);
  if (typeof texts !== 'string') return texts;
  const response = await fetch(texts);
  if (!response.ok) throw new Error(`${texts} responded ${response.status}`);
  return response.json();
}

/** By instance, what its texts were read by: a loader belongs to one release, whose texts never change. */
const loaders = new WeakMap<i18n, Map<string, LoadTexts>>();

/**
 * Adds texts to an instance, unless it has them from the same loader; components on screen re-render when its language
 * changes.
 */
export async function addTexts(instance: i18n, language: Language, namespace: string, load: LoadTexts) {
  const known = loaders.get(instance) ?? new Map<string, LoadTexts>();
  loaders.set(instance, known);
  const name = `${language} ${namespace}`;
  if (known.get(name) === load) return;
  instance.addResourceBundle(language, namespace, await readTexts(load, language));
  known.set(name, load);
}

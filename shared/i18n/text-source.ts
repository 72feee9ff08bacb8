import type { i18n } from 'i18next';
import type { Language } from '../contracts/index.ts';
import { announcesTexts } from './instance.ts';

/** Source of a namespace's texts. */
export interface TextSource {
  /** Changes with the texts: an instance does not read the same source twice. */
  id: string;
  read: (language: Language) => Promise<object>;
}

/** The texts of a language, or the address of the JSON file that has them. */
type ImportTexts = (language: Language) => Promise<{ default: object | string }>;

/**
 * Texts that are part of a build. Browser builds have them in JSON files of their own, which cost no JavaScript.
 * @param load ``import(/* webpackMode: "eager" *\/ `./texts/${language}.json`)``
 */
export const bundledTexts = (id: string, load: ImportTexts): TextSource => ({
  id,
  async read(language) {
    const { default: texts } = await load(language);
    return typeof texts === 'string' ? fetchTexts(texts) : texts;
  },
});

/** Timeout of a language file in milliseconds: while the visitor waits for it, the page is blank or does not change. */
const defaultLimit = 3_000;

/**
 * @param limit timeout for the whole file, in milliseconds
 * @throws Error when the file cannot be fetched in that time
 */
export async function fetchTexts(address: string, limit = defaultLimit): Promise<object> {
  const response = await fetch(address, { signal: AbortSignal.timeout(limit) });
  if (!response.ok) throw new Error(`${address} responded ${response.status}`);
  return response.json();
}

/** The sources of each instance's texts, by language and namespace. */
const sources = new WeakMap<i18n, Map<string, string>>();

function sourcesOf(instance: i18n) {
  const known = sources.get(instance) ?? new Map<string, string>();
  sources.set(instance, known);
  return known;
}

/**
 * Reads texts, unless the instance has them from the same source.
 * @returns a function that adds them; mounted components re-render if one was missing, or once the instance's language
 *   changes
 */
export async function readTexts(instance: i18n, language: Language, namespace: string, source: TextSource) {
  if (sourcesOf(instance).get(`${language} ${namespace}`) === source.id) return () => {};
  const texts = await source.read(language);
  return () => addKnownTexts(instance, language, namespace, source, texts);
}

/** Adds texts of a source that were obtained another way. */
export function addKnownTexts(
  instance: i18n,
  language: Language,
  namespace: string,
  { id }: Pick<TextSource, 'id'>,
  texts: object,
) {
  instance.addResourceBundle(language, namespace, texts, false, false, { silent: !announcesTexts(instance) });
  sourcesOf(instance).set(`${language} ${namespace}`, id);
}

export async function addTexts(...args: Parameters<typeof readTexts>) {
  const add = await readTexts(...args);
  add();
}

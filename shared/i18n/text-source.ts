import type { i18n } from 'i18next';
import type { Language } from '../contracts/index.ts';
import { announcesTexts } from './instance.ts';

/** Where the texts of a namespace come from. */
export interface TextSource {
  /** Differs when the texts do: texts that an instance has from the same source are not read again. */
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

/** Milliseconds for a language file that a visitor waits for: without it a page stands still, or shows nothing at all. */
const defaultLimit = 3_000;

/** @param limit milliseconds for all of the file @throws Error when the file cannot be fetched in that time */
export async function fetchTexts(address: string, limit = defaultLimit): Promise<object> {
  const response = await fetch(address, { signal: AbortSignal.timeout(limit) });
  if (!response.ok) throw new Error(`${address} responded ${response.status}`);
  return response.json();
}

/** By instance, the sources that its texts are from, by language and namespace. */
const sources = new WeakMap<i18n, Map<string, string>>();

function sourcesOf(instance: i18n) {
  const known = sources.get(instance) ?? new Map<string, string>();
  sources.set(instance, known);
  return known;
}

/**
 * Reads texts, unless the instance has them from the same source.
 * @returns what adds them; components on the screen are rendered with them where a text is missing, or once the
 *   instance's language changes
 */
export async function readTexts(instance: i18n, language: Language, namespace: string, source: TextSource) {
  if (sourcesOf(instance).get(`${language} ${namespace}`) === source.id) return () => {};
  const texts = await source.read(language);
  return () => addKnownTexts(instance, language, namespace, source, texts);
}

/** Adds texts that came from a source by another way. */
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

/** Reads and adds texts. */
export async function addTexts(...args: Parameters<typeof readTexts>) {
  const add = await readTexts(...args);
  add();
}

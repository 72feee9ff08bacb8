import { type Language, type LoadTexts, languages } from '../contracts/index.ts';
import { readTexts } from '../i18n/index.ts';

/** Every key of a module's texts by language, sorted: complete texts have the same keys in all of them. */
export async function textKeys(load: LoadTexts): Promise<Record<Language, string[]>> {
  const keys = await Promise.all(
    languages.map(async (language) => [language, keysOf(await readTexts(load, language))]),
  );
  return Object.fromEntries(keys);
}

const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts)
    .flatMap(([key, text]) => (typeof text === 'object' && text ? keysOf(text, `${prefix}${key}.`) : [prefix + key]))
    .sort();

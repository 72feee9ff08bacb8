import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { i18n } from 'i18next';
import { type Language, languages, type ModuleDefinition, textNamespace } from '../contracts/index.ts';
import { addKnownTexts, type TextSource } from '../i18n/index.ts';
import { readTextFile } from '../i18n/text-files.ts';

/** Returns every text of a source by language and key. */
export const textsOf = (source: TextSource) => byLanguage(async (language) => flat(await source.read(language)));

/** Returns every text of the module under test, by its key with namespace. */
export const moduleTexts = (module: ModuleDefinition) =>
  byLanguage(async (language) =>
    Object.assign({}, ...readModuleTexts(module, language).map(({ namespace, texts }) => flat(texts, `${namespace}:`))),
  );

/** Adds all texts of the module under test, with the namespaces of its build. */
export function addModuleTexts(instance: i18n, language: Language, module: ModuleDefinition) {
  for (const { namespace, texts } of readModuleTexts(module, language)) {
    addKnownTexts(instance, language, namespace, { id: module.name }, texts);
  }
}

/** Suffix of a text for one country (`commune_CL`), which only some languages have. */
const country = /_(PE|CL|ES)$/;

/**
 * Checks that every language has the same texts, none of them empty, with the same placeholders. A text for one country
 * counts as a variant of a text that all have.
 */
export function expectSameInAllLanguages({ es_PE, ...others }: Record<Language, Texts>) {
  for (const [language, texts] of Object.entries(others)) {
    expect([language, commonKeys(texts)]).toEqual([language, commonKeys(es_PE)]);
    for (const [key, text] of Object.entries(texts)) {
      expect([key, text.trim()]).not.toEqual([key, '']);
      expect([language, key, placeholders(text)]).toEqual([
        language,
        key,
        placeholders(es_PE[key] ?? es_PE[key.replace(country, '')] ?? ''),
      ]);
    }
  }
}

const commonKeys = (texts: Texts) =>
  Object.keys(texts)
    .filter((key) => !country.test(key))
    .sort();

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

type Texts = Record<string, string>;

const byLanguage = async (read: (language: Language) => Promise<Texts>) =>
  Object.fromEntries(
    await Promise.all(languages.map(async (language) => [language, await read(language)] as const)),
  ) as Record<Language, Texts>;

const readTexts = new Map<string, { namespace: string; texts: object }[]>();

/** Jest runs in the module's folder. Files are read once: each test adds the same texts. */
function readModuleTexts(module: ModuleDefinition, language: Language) {
  const key = `${module.name} ${language}`;
  const known = readTexts.get(key);
  if (known) return known;
  const read = globSync(`src/**/texts/${language}.json`).map((file) => ({
    namespace: textNamespace(module, dirname(file).replace(/^src\//, '')),
    texts: readTextFile(file),
  }));
  readTexts.set(key, read);
  return read;
}

const flat = (texts: object, prefix = ''): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [[prefix + key, text]] : Object.entries(flat(text, `${prefix}${key}.`)),
    ),
  );

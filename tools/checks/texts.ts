/**
 * `npm run check:texts [-- <package>…]`: checks that every language has every text, every text is used, and a page uses
 * no namespaces but its own, its module's and `common`, the ones loaded with it.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { languages } from '@idavuelta/shared/contracts';
import { readTextFile } from '@idavuelta/shared/i18n/text-files';
import { browserPackages, root } from '../build/packages.ts';

const problems: string[] = [];
const named = process.argv.slice(2);
const packages = named.length ? named : [...browserPackages, 'shared', 'api'];
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' && text ? keysOf(text, `${prefix}${key}.`) : [prefix + key],
  );

/** A text for one country (`commune_CL`), needed only in languages that say it differently there. */
const country = /_(PE|CL|ES)$/;

/** Code refers to a text without its plural and country suffixes. */
const withoutSuffix = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '').replace(country, '');

// A text may be used by shared code, whoever owns it.
const files = [...new Set([...packages, 'shared'])]
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((file) => !/node_modules|\.test\.tsx?$|dist\//.test(file));
const allCode = files.map(read).join('\n');
const literals = new Set([...allCode.matchAll(/['"`](?:[\w/-]+:)?([\w.-]+)['"`]/g)].map(([, text]) => text));
// `errors.${code}` uses every matching key.
const patterns = [...new Set([...allCode.matchAll(/`(?:[\w/-]+:)?([\w.-]*\$\{[^`]*)`/g)].map(([, text]) => text ?? ''))]
  .map((text) => text.replace(/\$\{[^}]*\}/g, '*').split('*'))
  .filter((parts) => /^[\w.-]{3,}$/.test(parts.join('')))
  .map((parts) => new RegExp(`^${parts.map((part) => part.replace(/[.]/g, '\\.')).join('[\\w-]+')}$`));
const isUsed = (key: string) => literals.has(key) || patterns.some((pattern) => pattern.test(key));

/** Texts included by language files of modules, and used under the names given there. */
const isIncluded = (folder: string) => folder.startsWith('shared/contracts/');

for (const folder of new Set(
  packages.flatMap((folder) => globSync(`${folder}/**/texts/es_PE.json`, { cwd: root })).map((file) => dirname(file)),
)) {
  if (/node_modules|dist/.test(folder)) continue;
  const byLanguage = languages.map((language) => new Set(keysOf(readTextFile(join(root, folder, `${language}.json`)))));
  const all = new Set(byLanguage.flatMap((keys) => [...keys]));
  for (const key of all) {
    const missing = languages.filter((_, i) => !byLanguage[i]?.has(key));
    const base = country.test(key)
      ? missing.filter((language) => !byLanguage[languages.indexOf(language)]?.has(key.replace(country, '')))
      : missing;
    if (base.length) problems.push(`${folder}: ${key} is missing in ${base.join(', ')}`);
    if (!isIncluded(folder) && !isUsed(withoutSuffix(key)) && !isUsed(key))
      problems.push(`${folder}: ${key} is used nowhere`);
  }
  for (const file of globSync(`${folder}/*.json`, { cwd: root })) {
    if (!(languages as readonly string[]).includes(basename(file, '.json'))) problems.push(`${file} is no language`);
  }
}

/** `catalog/landing` in `useTranslation('catalog/landing')`, `texts="catalog/landing"` and `'catalog/landing:title'`. */
const pageNamespaces = /(?<=useTranslation\(['"`]|texts=["'])[\w-]+\/[\w-]+|(?<=['"`])[\w-]+\/[\w-]+(?=:[\w.$])/g;
for (const file of files.filter((name) => name.startsWith('mfe-'))) {
  for (const [namespace] of read(file).matchAll(pageNamespaces)) {
    const page = namespace.split('/').at(-1);
    if (!file.includes(`/pages/${page}/`)) problems.push(`${file}: ${namespace} is loaded with another page only`);
  }
}

for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} problems in the texts` : 'texts: complete, and all of them used');
process.exitCode = problems.length ? 1 : 0;

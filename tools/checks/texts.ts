/** `npm run check:texts`: every language has every text, and every text is used by some code. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { languages } from '@idavuelta/shared/contracts';
import { root } from '../build/packages.ts';

const problems: string[] = [];
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' && text ? keysOf(text, `${prefix}${key}.`) : [prefix + key],
  );

/** Code names a text without its plural suffix. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const allCode = globSync(['shell/src/**/*.{ts,tsx}', 'mfe-*/src/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}'], { cwd: root })
  .filter((file) => !/node_modules|\.test\.tsx?$|dist\//.test(file))
  .map(read)
  .join('\n');
const literals = new Set([...allCode.matchAll(/['"`](?:\w+:)?([\w.-]+)['"`]/g)].map(([, text]) => text));
// `errors.${code}` uses every key that matches.
const patterns = [...new Set([...allCode.matchAll(/`(?:\w+:)?([\w.-]*\$\{[^`]*)`/g)].map(([, text]) => text ?? ''))]
  .map((text) => text.replace(/\$\{[^}]*\}/g, '*').split('*'))
  .filter(([first = '']) => first.length > 2)
  .map((parts) => new RegExp(`^${parts.map((part) => part.replace(/[.]/g, '\\.')).join('[\\w-]+')}$`));
const isUsed = (key: string) => literals.has(key) || patterns.some((pattern) => pattern.test(key));

for (const folder of new Set(
  globSync('{shell,shared,mfe-*}/**/texts/es_PE.json', { cwd: root }).map((file) => dirname(file)),
)) {
  if (/node_modules|dist/.test(folder)) continue;
  const byLanguage = languages.map((language) => new Set(keysOf(JSON.parse(read(join(folder, `${language}.json`))))));
  const all = new Set(byLanguage.flatMap((keys) => [...keys]));
  for (const key of all) {
    const missing = languages.filter((_, i) => !byLanguage[i]?.has(key));
    if (missing.length) problems.push(`${folder}: ${key} is missing in ${missing.join(', ')}`);
    if (!isUsed(withoutPlural(key)) && !isUsed(key)) problems.push(`${folder}: ${key} is used nowhere`);
  }
  for (const file of globSync(`${folder}/*.json`, { cwd: root })) {
    if (!(languages as readonly string[]).includes(basename(file, '.json'))) problems.push(`${file} is no language`);
  }
}

for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} problems in the texts` : 'texts: complete, and all of them used');
process.exitCode = problems.length ? 1 : 0;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@idavuelta/shared/contracts';
import { root } from '../test-site/environment.ts';

export { type Language, languages };

type Texts = { [key: string]: string | Texts };
const cache = new Map<string, Texts>();

function textsOf(folder: string, language: Language): Texts {
  const file = join(root, folder, `${language}.json`);
  const texts = cache.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Texts);
  cache.set(file, texts);
  return texts;
}

const pages = 'mfe-catalog/src/pages';
const folders = {
  shell: 'shell/src/texts',
  session: 'shell/src/features/session/texts',
  account: 'mfe-account/src/texts',
  common: 'shared/i18n/texts',
  'catalog/landing': `${pages}/landing/texts`,
  'catalog/event-lists': `${pages}/event-lists/texts`,
  'catalog/event-detail': `${pages}/event-detail/texts`,
  'catalog/faq': `${pages}/faq/texts`,
  'catalog/contact': `${pages}/contact/texts`,
};

/**
 * Returns the site's texts in a language: `words('pt_BR')('catalog/landing', 'title')`.
 * @throws Error for an unknown key
 */
export const words =
  (language: Language) =>
  (namespace: keyof typeof folders, key: string, values: Record<string, string> = {}): string => {
    let found: string | Texts | undefined = textsOf(folders[namespace], language);
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    if (typeof found !== 'string') throw new Error(`${namespace}:${key} is no text in ${language}`);
    return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, value), found);
  };

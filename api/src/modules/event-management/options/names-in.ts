import type { Language } from '@idavuelta/shared/contracts';

/** Reduces texts in each language to the names. */
export const namesIn = (translations: Partial<Record<Language, { name: string }>>) =>
  Object.fromEntries(Object.entries(translations).map(([language, { name }]) => [language, { name }]));

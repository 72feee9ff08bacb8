import type { Language } from '@idavuelta/shared/contracts';

export const namesIn = (translations: Partial<Record<Language, { name: string }>>) =>
  Object.fromEntries(Object.entries(translations).map(([language, { name }]) => [language, { name }]));

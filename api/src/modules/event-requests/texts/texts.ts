import { type Language, languages } from '@idavuelta/shared/contracts';
import { createTexts } from '../../../texts/create-texts.ts';
import type written from './es_PE.json';

/** Texts of guest lists and of private events' offers. */
export const requestTexts = createTexts<typeof written>(import.meta.dirname);

/** Returns name and description as the catalogue stores them. */
export const offerTexts = (offered: 'category' | 'seat') =>
  Object.fromEntries(
    languages.map((language) => {
      const t = requestTexts(language);
      return [language, { name: t(`${offered}.name`), description: t(`${offered}.description`) }];
    }),
  ) as Record<Language, { name: string; description: string }>;

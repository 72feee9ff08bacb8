import { type Language, languages } from '@idavuelta/shared/contracts';
import { createTexts } from '../../../texts/create-texts.ts';
import type written from './es_PE.json';

/** Texts of guest lists, and of what a private event offers its guests. */
export const requestTexts = createTexts<typeof written>(import.meta.dirname);

/** A name and a description, as the catalogue stores them. */
export const offerTexts = (offered: 'category' | 'seat') =>
  Object.fromEntries(
    languages.map((language) => {
      const t = requestTexts(language);
      return [language, { name: t(`${offered}.name`), description: t(`${offered}.description`) }];
    }),
  ) as Record<Language, { name: string; description: string }>;

import type { CountryCode, Language } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';
import { createLegalRepository } from './legal.repository.ts';

/** Returns what a buyer of the country accepts now, in the language that they can read it in. */
export const acceptedDocuments = (db: Queryable, country: CountryCode, language: Language) =>
  createLegalRepository(db).accepted(country, language);

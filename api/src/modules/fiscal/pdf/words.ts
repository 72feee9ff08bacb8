import type { CountryCode } from '@idavuelta/shared/contracts';
import CL from './country-texts/es_CL.json' with { type: 'json' };
import ES from './country-texts/es_ES.json' with { type: 'json' };
import PE from './country-texts/es_PE.json' with { type: 'json' };

/** Words of a country's documents, which are written in its language whatever the buyer reads; empty: not printed. */
export type Words = typeof PE;

export const wordsOf: Record<CountryCode, Words> = { PE, CL, ES };

/** Replaces `{{name}}` by its value. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

import type { Language } from '../contracts/index.ts';

/** Texts that two or more modules show: errors, states, form messages. Namespace `common`. */
export const commonTexts = (language: Language): Promise<{ default: object }> => import(`./texts/${language}.json`);

import type { LoadTexts } from '../contracts/index.ts';

/** Texts that two or more modules show: errors, states, form messages. Namespace `common`. */
export const commonTexts: LoadTexts = (language) => import(/* webpackMode: "eager" */ `./texts/${language}.json`);

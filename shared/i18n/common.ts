import { bundledTexts } from './text-source.ts';

/** Texts that two or more modules show: errors, states, form messages. Namespace `common`. */
export const commonTexts = bundledTexts(
  'common',
  (language) => import(/* webpackMode: "eager" */ `./texts/${language}.json`),
);

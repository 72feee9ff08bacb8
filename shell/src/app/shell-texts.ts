import { bundledTexts } from '@idavuelta/shared/i18n';

export const shellTexts = bundledTexts(
  'shell',
  (language) => import(/* webpackMode: "eager" */ `../texts/${language}.json`),
);

import type { LoadTexts } from '@idavuelta/shared/contracts';

export const shellTexts: LoadTexts = (language) => import(/* webpackMode: "eager" */ `../texts/${language}.json`);

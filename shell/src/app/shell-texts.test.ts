import { expectSameInAllLanguages, textsOf } from '@idavuelta/shared/testing';
import { shellTexts } from './shell-texts.ts';

it('[LOC-09] has every text in all five languages', async () => {
  expectSameInAllLanguages(await textsOf(shellTexts));
});

import { expectSameInAllLanguages, moduleTexts } from '@idavuelta/shared/testing';
import backOffice from './module.ts';

it('[LOC-09] has every text in all five languages, with the same placeholders', async () => {
  expectSameInAllLanguages(await moduleTexts(backOffice));
});

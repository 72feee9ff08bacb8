import { expectSameInAllLanguages, textsOf } from '@idavuelta/shared/testing';
import { sessionTexts } from '../features/session/session-texts.ts';
import { shellTexts } from './shell-texts.ts';

it.each([shellTexts, sessionTexts])('[LOC-09] has every text in all five languages: $id', async (texts) => {
  expectSameInAllLanguages(await textsOf(texts));
});

import { textKeys } from '@idavuelta/shared/testing';
import { shellTexts } from './shell-texts.ts';

it('[LOC-09] has every text in all five languages', async () => {
  const { es_PE, ...others } = await textKeys(shellTexts);
  for (const keys of Object.values(others)) expect(keys).toEqual(es_PE);
});

import { languages } from '@idavuelta/shared/contracts';
import { textKeys } from '@idavuelta/shared/testing';
import qrCheck from './module.ts';

it('[LOC-09] has every text in all five languages', async () => {
  const keys = await Promise.all(languages.map(async (language) => textKeys((await qrCheck.texts(language)).default)));
  for (const own of keys) expect(own).toEqual(keys[0]);
});

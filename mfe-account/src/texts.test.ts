import { textKeys } from '@idavuelta/shared/testing';
import account from './module.ts';

it('[LOC-09] has every text in all five languages', async () => {
  const { es_PE, ...others } = await textKeys(account.texts);
  for (const keys of Object.values(others)) expect(keys).toEqual(es_PE);
});

import { errorCodes } from '../contracts/index.ts';
import { textKeys } from '../testing/index.tsx';
import { commonTexts } from './index.ts';

it('[LOC-09] has every common text in all five languages', async () => {
  const { es_PE, ...others } = await textKeys(commonTexts);
  for (const keys of Object.values(others)) expect(keys).toEqual(es_PE);
});

it('has a text for every error code', async () => {
  const { es_PE } = await textKeys(commonTexts);
  for (const code of errorCodes) expect(es_PE).toContain(`errors.${code}`);
});

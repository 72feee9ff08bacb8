import { errorCodes } from '../contracts/index.ts';
import { expectSameInAllLanguages, textsOf } from '../testing/index.tsx';
import { commonTexts } from './index.ts';

it('[LOC-09] has every common text in all five languages', async () => {
  expectSameInAllLanguages(await textsOf(commonTexts));
});

it('has a text for every error code', async () => {
  const { es_PE } = await textsOf(commonTexts);
  for (const code of errorCodes) expect(Object.keys(es_PE)).toContain(`errors.${code}`);
});

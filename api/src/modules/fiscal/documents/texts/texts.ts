import { createTexts } from '../../../../texts/create-texts.ts';
import type texts from './es_PE.json';

/** What documents say of a sale. */
export const documentTexts = createTexts<typeof texts>(import.meta.dirname);

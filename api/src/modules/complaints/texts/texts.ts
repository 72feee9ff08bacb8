import { createTexts } from '../../../texts/create-texts.ts';
import type texts from './es_PE.json';

/** Texts of a sheet on paper and of the register. */
export const sheetTexts = createTexts<typeof texts>(import.meta.dirname);

import { createTexts } from '../../../../texts/create-texts.ts';
import type texts from './es_PE.json';

/** Headings of a month's table. */
export const monthTexts = createTexts<typeof texts>(import.meta.dirname);

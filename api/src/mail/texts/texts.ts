import type { Language } from '@idavuelta/shared/contracts';
import { en } from './en.ts';
import { es, esCL, esES } from './es.ts';
import type { MailTexts } from './mail-texts.ts';
import { pt } from './pt.ts';

export const mailTexts: Record<Language, MailTexts> = { es_PE: es, es_CL: esCL, es_ES: esES, en_US: en, pt_BR: pt };

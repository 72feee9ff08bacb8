import en from 'antd/es/date-picker/locale/en_US';
import es from 'antd/es/date-picker/locale/es_ES';
import pt from 'antd/es/date-picker/locale/pt_BR';
import moment from 'moment';
import 'moment/locale/es';
import 'moment/locale/pt-br';
import type { Language } from '../contracts/index.ts';

type Spoken<Written extends string> = Written extends `${infer Tongue}_${string}` ? Tongue : never;

/** The calendar's texts by language, regardless of country. */
const locales: Record<Spoken<Language>, typeof es> = { es, en, pt };

// importing a locale of moment makes it the global one
moment.locale('en');

export const calendarLocale = (language: Language) => locales[language.slice(0, 2) as Spoken<Language>];

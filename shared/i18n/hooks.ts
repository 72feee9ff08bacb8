import { useSelector } from 'react-redux';
import { selectFallbackLanguage, selectLanguage, type Translations, translated } from '../contracts/index.ts';
import { type DateStyle, formatDate, formatMoney } from './formats.ts';

/** Formats bound to the current language. */
export function useFormats() {
  const language = useSelector(selectLanguage);
  return {
    money: formatMoney,
    date: (iso: string, style: DateStyle, timeZone: string) => formatDate(iso, style, language, timeZone),
  };
}

/** Picks an entity's texts: the current language, else the country's default, else Spanish, else any. */
export function useTranslated() {
  const language = useSelector(selectLanguage);
  const fallback = useSelector(selectFallbackLanguage);
  return <T>(translations: Translations<T>) => translated(translations, language, fallback);
}

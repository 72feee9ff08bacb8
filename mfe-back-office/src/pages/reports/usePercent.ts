import { languageTag, selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';

/** Returns a function that formats a share, from 0 to 1; an unknown one is a dash. */
export function usePercent() {
  const tag = languageTag(useSelector(selectLanguage));
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  return (share: number | undefined) => (share === undefined ? '–' : percent.format(share));
}

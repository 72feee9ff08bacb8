import type { Currency } from '@idavuelta/shared/contracts/money';
import { exchangeRateFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useNumberTexts } from '../../forms/number-texts.ts';

/** Returns functions that write rates and currencies in the reader's language. */
export function useRateTexts() {
  const { t } = useTranslation('back-office');
  const { format } = useNumberTexts(exchangeRateFields.rate);
  return {
    rateText: (rate: string | undefined) => (rate === undefined ? '–' : format(Number(rate))),
    currencyName: (currency: Currency) => t(`currencies.${currency}`),
  };
}

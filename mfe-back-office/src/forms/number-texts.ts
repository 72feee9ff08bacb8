import { languageTag, selectLanguage } from '@idavuelta/shared/contracts';
import { type Currency, formatBareAmount } from '@idavuelta/shared/contracts/money';
import { type NumberLimits, type NumberProblem, readNumber } from '@idavuelta/shared/contracts/text';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';

/** Validates the form's value of a number field. */
export function problemOf(value: unknown, limits: NumberLimits): NumberProblem | undefined {
  if (typeof value === 'string') return readNumber(value, limits).problem;
  if (typeof value !== 'number') return undefined;
  const { min = -Infinity, max = Infinity } = limits;
  return value < min || value > max ? 'out_of_bounds' : undefined;
}

/** Returns functions that format numbers in the current language, amounts in the site's format, and errors. */
export function useNumberTexts({ decimals, min = -Infinity, max = Infinity }: NumberLimits, currency?: Currency) {
  const { t } = useTranslation('back-office');
  const tag = languageTag(useSelector(selectLanguage));
  const format = (value: number) =>
    currency
      ? formatBareAmount({ amount: value, currency })
      : value.toLocaleString(tag, { maximumFractionDigits: decimals });
  const textOf = (problem: NumberProblem) =>
    t(`number_field.${problem}`, {
      min: format(min),
      max: format(max),
      decimals,
      example: format(decimals ? 12.5 : 12),
    });
  return { format, textOf };
}

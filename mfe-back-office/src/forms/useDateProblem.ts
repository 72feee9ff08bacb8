import { clockChangeAt, timeProblemOf } from '@idavuelta/shared/contracts/time';
import { useTranslation } from '@idavuelta/shared/platform';
import { type DateKind, useDateFormats } from './date-formats.ts';

const example = '2026-12-31T20:30';

export interface DateLimits {
  /** The first selectable day, `YYYY-MM-DD`. */
  first?: string | undefined;
  /** Time zone of the place, IANA. */
  timeZone?: string | undefined;
}

/** Returns a function that validates a value and returns its error message. */
export function useDateProblem(kind: DateKind, { first, timeZone }: DateLimits = {}) {
  const { t } = useTranslation('back-office');
  const { parseValue, write } = useDateFormats(kind);
  return (value: string | undefined) => {
    if (!value) return undefined;
    if (!parseValue(value)) return t(`date_field.${kind}`, { text: value, example: write(example) });
    if (first && value < first) return t('date_field.too_early', { first: write(first) });
    const problem = timeZone && timeProblemOf(value, timeZone);
    return problem ? t(`date_field.${problem}`, clockChangeAt(value, timeZone)) : undefined;
  };
}

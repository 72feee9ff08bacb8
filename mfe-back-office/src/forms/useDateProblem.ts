import { useTranslation } from '@idavuelta/shared/platform';
import { type DateKind, useDateFormats } from './date-formats.ts';

const example = '2026-12-31T20:30';

/** Makes a function that validates a value and returns its error message. @param first day that is allowed */
export function useDateProblem(kind: DateKind, first?: string) {
  const { t } = useTranslation('back-office');
  const { momentOf, write } = useDateFormats(kind);
  return (value: string | undefined) => {
    if (!value) return undefined;
    if (!momentOf(value)) return t(`date_field.${kind}`, { text: value, example: write(example) });
    return first && value < first ? t('date_field.too_early', { first: write(first) }) : undefined;
  };
}

import { languageTag, selectLanguage } from '@idavuelta/shared/contracts';
import type { WaitingRoom } from '@idavuelta/shared/contracts/staff';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';

/** Returns a function that writes the live figures of a queue. */
export function useFigures() {
  const { t } = useTranslation('back-office/waiting-rooms');
  const language = useSelector(selectLanguage);
  const written = (count: number) => count.toLocaleString(languageTag(language));
  return ({ issued, nowServing, called, admitted, maxAdmitted, ordered, passed, pace }: WaitingRoom) => ({
    waiting: written(Math.max(0, issued - nowServing)),
    called: written(called),
    admitted: t('of_limit', { admitted: written(admitted), limit: written(maxAdmitted) }),
    pace: pace ? t('per_minute', { low: written(pace.low), high: written(pace.high) }) : t('pace_unknown'),
    issued: written(issued),
    ordered: written(ordered),
    passed: written(passed),
  });
}

import type { ReportSubscription } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';

const results = ['sent', 'waiting', 'refused', 'failed'] as const;

/** Says what became of the last mails of a report. */
export function LastMail({ last }: Pick<ReportSubscription, 'last'>) {
  const { t } = useTranslation('back-office/reports');
  const { moment } = useClocks();
  if (!last) return t('mails.never');
  return (
    <>
      <span>{moment(last.dueAt, deviceZone())}</span>
      <br />
      <span>
        {results
          .filter((result) => last[result] > 0)
          .map((result) => t(`mails.results.${result}`, { count: last[result] }))
          .join(', ')}
      </span>
    </>
  );
}

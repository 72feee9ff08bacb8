import type { FailedJob } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button } from 'antd';
import { CursorTable } from '../../lists/CursorTable.tsx';
import { useCursorPages } from '../../lists/useCursorPages.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useFailedJobs, useRetryJobs } from './system.api.ts';
import { useMoment } from './useMoment.ts';

/** Jobs with a text of their own; those of another API version are shown by their name in the API. */
const known = new Set([
  'send-urgent-mail',
  'mail-complaint',
  'send-mail',
  'expire-order',
  'close-order',
  'cancel-order',
  'verify-payment',
  'pay-refund',
  'reconcile-payments',
  'forget-scans',
  'tell-pick-up-times',
  'send-message',
  'offer-seats',
  'apply-prices',
  'make-report-export',
  'make-list-export',
  'plan-trips',
  'tell-late-van',
  'act-step',
]);

/** Lists background jobs that failed for good, with a retry for those who may. */
export function FailedJobs({ mayRetry }: { mayRetry: boolean }) {
  const { t } = useTranslation('back-office/system');
  const { message, modal } = App.useApp();
  const at = useMoment();
  const pages = useCursorPages('jobs');
  const { data, error, isFetching, refetch } = useFailedJobs({ cursor: pages.cursor });
  const [retry, { error: retryError, isLoading }] = useRetryJobs();
  const runAgain = async () => {
    const { data: retried } = await retry();
    if (retried) void message.success(t('jobs.retried', { count: retried.count }));
  };
  const confirm = () =>
    modal.confirm({
      title: t('jobs.retry'),
      content: t('jobs.retry_help'),
      okText: t('jobs.retry'),
      cancelText: t('cancel'),
      onOk: runAgain,
    });
  const hasJobs = Boolean(data?.items.length);
  return (
    <>
      <p>{t('jobs.lead')}</p>
      <Failure error={retryError} />
      {mayRetry && hasJobs && (
        <div>
          <Button type="primary" loading={isLoading} onClick={confirm}>
            {t('jobs.retry')}
          </Button>
        </div>
      )}
      <CursorTable<FailedJob>
        name="failed-jobs"
        label={t('jobs.title')}
        rowKey="id"
        list={data}
        pages={pages}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        locale={{ emptyText: t('jobs.none') }}
        columns={[
          {
            title: t('jobs.what'),
            key: 'what',
            render: (_, { queue }) => (known.has(queue) ? t(`jobs.names.${queue}`) : queue),
          },
          { title: t('jobs.about'), key: 'about', dataIndex: 'about' },
          { title: t('jobs.failed_at'), key: 'failedAt', render: (_, { failedAt }) => at(failedAt) },
          { title: t('jobs.attempts'), key: 'attempts', dataIndex: 'attempts', align: 'end' },
          { title: t('jobs.error'), key: 'error', render: (_, { error: reason }) => reason ?? t('jobs.no_error') },
        ]}
      />
    </>
  );
}

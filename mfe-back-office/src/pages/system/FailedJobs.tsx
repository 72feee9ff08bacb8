import type { FailedJob } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button } from 'antd';
import type { BulkAction } from '../../lists/bulk/bulk.types.ts';
import { CursorTable } from '../../lists/CursorTable.tsx';
import { ListHead } from '../../lists/ListHead.tsx';
import { useCursorList } from '../../lists/useList.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useFailedJobs, useGiveUpJob, useRetryJob, useRetryJobs } from './system.api.ts';
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
  'send-reports',
  'mail-report',
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
  const list = useCursorList(useFailedJobs, { pageParameter: 'jobs' });
  const [retryJob] = useRetryJob();
  const [giveUp] = useGiveUpJob();
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
  const hasJobs = Boolean(list.list?.items.length);
  const whatOf = ({ queue }: FailedJob) => (known.has(queue) ? t(`jobs.names.${queue}`) : queue);
  const actions: BulkAction<FailedJob>[] = [
    { key: 'retry', label: t('jobs.retry_chosen'), lead: t('jobs.retry_lead'), run: ({ id }) => retryJob(id) },
    {
      key: 'give-up',
      label: t('jobs.give_up'),
      lead: t('jobs.give_up_lead'),
      danger: true,
      run: ({ id }) => giveUp(id),
    },
  ];
  return (
    <>
      <ListHead lead={t('jobs.lead')}>
        {mayRetry && hasJobs && (
          <Button type="primary" loading={isLoading} onClick={confirm}>
            {t('jobs.retry')}
          </Button>
        )}
      </ListHead>
      <Failure error={retryError} />
      <CursorTable<FailedJob>
        {...list}
        name="failed-jobs"
        label={t('jobs.title')}
        rowKey="id"
        selection={{
          keyOf: ({ id }) => id,
          nameOf: (job) => [whatOf(job), job.about].filter(Boolean).join(' · '),
          actions: mayRetry ? actions : [],
          all: { url: '/staff-api/failed-jobs', params: {}, by: 'cursor' },
        }}
        locale={{ emptyText: t('jobs.none') }}
        columns={[
          {
            title: t('jobs.what'),
            key: 'what',
            render: (_, job) => whatOf(job),
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

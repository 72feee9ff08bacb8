import type { ReportSubscription } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Flex } from 'antd';
import { Failure } from '../../../ui/Failure.tsx';
import { usePauseReportMail, useRemoveReportMail } from './mails.api.ts';

/** Pauses, resumes and deletes the mails of a report. */
export function MailActions({ subscription: { id, name, isPaused } }: { subscription: ReportSubscription }) {
  const { t } = useTranslation('back-office/reports');
  const { modal } = App.useApp();
  const [pause, pausing] = usePauseReportMail();
  const [remove, removing] = useRemoveReportMail();
  const act = isPaused ? 'resume' : 'pause';
  const askToRemove = () =>
    modal.confirm({
      title: t('mails.remove_title', { name }),
      content: t('mails.remove_lead'),
      okText: t('mails.remove'),
      okButtonProps: { danger: true },
      onOk: async () => void (await remove(id)),
    });
  return (
    <>
      <Flex wrap gap="small">
        <Button
          aria-label={t(`mails.${act}_of`, { name })}
          loading={pausing.isLoading}
          onClick={() => void pause({ id, isPaused: !isPaused })}
        >
          {t(`mails.${act}`)}
        </Button>
        <Button danger aria-label={t('mails.remove_of', { name })} loading={removing.isLoading} onClick={askToRemove}>
          {t('mails.remove')}
        </Button>
      </Flex>
      <Failure error={pausing.error ?? removing.error} />
    </>
  );
}

import type { StaffSession } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { useEndSession, useSessions } from '../../session/account.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';

const nameOf = ({ browser, system }: StaffSession) => [browser, system].filter(Boolean).join(' · ');

/** Lists the open sessions. Any but the current one can be ended. */
export function SessionsTab() {
  const { t } = useTranslation('back-office');
  const { date } = useFormats();
  const { data, error } = useSessions();
  const [end, ending] = useEndSession();
  const zone = deviceZone();
  return (
    <>
      <Failure error={error ?? ending.error} />
      <WideTable<StaffSession>
        label={t('account.sessions')}
        rowKey="id"
        dataSource={data}
        loading={!data && !error}
        columns={[
          { title: t('fields.browser'), render: (_, session) => nameOf(session) || t('account.unknown') },
          {
            title: t('fields.last_seen'),
            render: (_, { lastSeenAt, current }) =>
              current ? t('account.current') : `${date(lastSeenAt, 'medium', zone)}, ${date(lastSeenAt, 'time', zone)}`,
          },
          {
            title: <span className="visually-hidden">{t('account.end')}</span>,
            card: 'actions',
            render: (_, session) =>
              !session.current && (
                <Button
                  loading={ending.isLoading && ending.originalArgs === session.id}
                  aria-label={t('account.end_of', { name: nameOf(session) || t('account.unknown') })}
                  onClick={() => void end(session.id)}
                >
                  {t('account.end')}
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}

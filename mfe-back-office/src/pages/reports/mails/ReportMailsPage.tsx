import { type ReportSubscription, type StaffAccount, staffLinks } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Tag } from 'antd';
import { OfficePage } from '../../../kit/OfficePage.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { WideTable } from '../../../ui/WideTable.tsx';
import { ReportParts } from '../ReportParts.tsx';
import { LastMail } from './LastMail.tsx';
import { MailActions } from './MailActions.tsx';
import { useReportMails } from './mails.api.ts';
import { useScheduleTexts } from './useScheduleTexts.ts';

/** Lists the reports that are mailed on a schedule. */
export default function ReportMailsPage() {
  const { t } = useTranslation('back-office/reports');
  return (
    <OfficePage path="/reports/mails" title={t('mails.title')}>
      {({ permissions }) => <Mails permissions={permissions} />}
    </OfficePage>
  );
}

const linkTo = ({ report, filters, period }: ReportSubscription) => staffLinks.report(report, { ...filters, period });

function Mails({ permissions }: Pick<StaffAccount, 'permissions'>) {
  const { t } = useTranslation('back-office/reports');
  const { moment } = useClocks();
  const { scheduleOf } = useScheduleTexts();
  const { data, error } = useReportMails();
  return (
    <>
      <ReportParts permissions={permissions} />
      <p>{t('mails.list_lead')}</p>
      <Failure error={error} />
      <WideTable<ReportSubscription>
        label={t('mails.title')}
        rowKey="id"
        dataSource={data}
        loading={!data && !error}
        locale={{ emptyText: t('mails.empty') }}
        columns={[
          {
            title: t('fields.name'),
            render: (_, subscription) => <Link to={linkTo(subscription)}>{subscription.name}</Link>,
          },
          {
            title: t('mails.when'),
            render: (_, subscription) => (
              <>
                <span>{scheduleOf(subscription)}</span>
                <br />
                <span>{t(`shown.periods.${subscription.period}`)}</span> ·{' '}
                <span>{subscription.format.toUpperCase()}</span>
              </>
            ),
          },
          {
            title: t('fields.readers'),
            render: (_, { readers }) => readers.map((reader) => <Reader key={reader.id} {...reader} />),
          },
          {
            title: t('mails.next'),
            render: (_, { nextAt }) => (nextAt ? moment(nextAt, deviceZone()) : <Tag>{t('mails.paused')}</Tag>),
          },
          { title: t('mails.last'), render: (_, { last }) => <LastMail last={last} /> },
          { title: t('mails.maker'), dataIndex: 'maker' },
          {
            title: <span className="visually-hidden">{t('mails.actions')}</span>,
            card: 'actions',
            render: (_, subscription) => subscription.mayChange && <MailActions subscription={subscription} />,
          },
        ]}
      />
    </>
  );
}

/** A reader, and why they get nothing. */
function Reader({ name, state }: ReportSubscription['readers'][number]) {
  const { t } = useTranslation('back-office/reports');
  if (state === 'allowed') return <Tag>{name}</Tag>;
  return <Tag color="error">{t(`mails.states.${state}`, { name })}</Tag>;
}

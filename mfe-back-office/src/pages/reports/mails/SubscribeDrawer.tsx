import {
  type NewReportSubscription,
  type ReportName,
  type ReportPeriod,
  type ReportSubscription,
  subscriptionFields,
} from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useTranslation } from '@idavuelta/shared/platform';
import { Drawer } from 'antd';
import { Field } from '../../../forms/Field.tsx';
import { SaveForm } from '../../../forms/SaveForm.tsx';
import type { FilterValues } from '../../../lists/filters/filters.types.ts';
import { useAccount } from '../../../session/account.api.ts';
import { useAddReportMail } from './mails.api.ts';
import { ReadersField } from './ReadersField.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';

type Values = Omit<NewReportSubscription, 'report' | 'filters'>;

interface SubscribeDrawerProps {
  report: ReportName;
  /** Title of the report. */
  title: string;
  /** Undefined while two days are chosen, which would be the same in each mail. */
  period: ReportPeriod | undefined;
  /** Filters of the page. */
  filters: FilterValues;
  onClose: () => void;
}

/** Parameters of the page's address that are not part of the report's query. */
const ofThePage = ['period', 'from', 'until', 'view'];

/** Sets up the mails of a report with the filters that are open. */
export default function SubscribeDrawer({ report, title, period, filters, onClose }: SubscribeDrawerProps) {
  const { t } = useTranslation('back-office/reports');
  const { data: account } = useAccount();
  const [add] = useAddReportMail();
  const query = Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value && !ofThePage.includes(name) ? [[name, value]] : [])),
  );
  if (!account) return null;
  return (
    <Drawer title={t('mails.add', { title })} open size="large" onClose={onClose}>
      <p>{t('mails.lead')}</p>
      <SaveForm<Values, ReportSubscription>
        texts="back-office/reports"
        name="report-mail"
        action={t('mails.save')}
        initial={{
          name: title,
          period: period ?? 'last-week',
          format: 'pdf',
          frequency: 'weekly',
          weekday: 1,
          monthDay: 1,
          hour: 8,
          timeZone: deviceZone(),
          readers: [account.id],
        }}
        save={({ weekday, monthDay, ...values }) =>
          add({
            ...values,
            report,
            filters: query,
            ...(values.frequency === 'weekly' && { weekday }),
            ...(values.frequency === 'monthly' && { monthDay }),
          })
        }
        saved={() => t('mails.saved')}
        onSaved={onClose}
      >
        <Field of={subscriptionFields} name="name" />
        <ReadersField report={report} />
        <ScheduleFields />
      </SaveForm>
    </Drawer>
  );
}

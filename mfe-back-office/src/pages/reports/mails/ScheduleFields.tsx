import {
  type MailFrequency,
  mailedFormats,
  mailFrequencies,
  reportPeriods,
  subscriptionFields,
  subscriptionLimits,
} from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Form, Radio, Select } from 'antd';
import { Field } from '../../../forms/Field.tsx';
import { useScheduleTexts } from './useScheduleTexts.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const monthDays = Array.from({ length: subscriptionLimits.monthDay }, (_, index) => index + 1);
const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** Zones of the countries that are served, beside the reader's own. */
const zones = ['America/Lima', 'America/Santiago', 'Europe/Madrid'];

/** When a report is mailed, of which days, and as which file. */
export function ScheduleFields() {
  const { t } = useTranslation('back-office/reports');
  const { nameOf, own } = useClocks();
  const { weekdayOf, hourOf } = useScheduleTexts();
  const frequency = Form.useWatch<MailFrequency>('frequency');
  return (
    <>
      <Field of={subscriptionFields} name="frequency">
        <Radio.Group options={mailFrequencies.map((value) => ({ value, label: t(`mails.frequencies.${value}`) }))} />
      </Field>
      {frequency === 'weekly' && (
        <Field of={subscriptionFields} name="weekday">
          <Select options={weekdays.map((value) => ({ value, label: weekdayOf(value) }))} />
        </Field>
      )}
      {frequency === 'monthly' && (
        <Field of={subscriptionFields} name="monthDay">
          <Select options={monthDays.map((value) => ({ value, label: String(value) }))} />
        </Field>
      )}
      <Field of={subscriptionFields} name="hour">
        <Select options={hours.map((value) => ({ value, label: hourOf(value) }))} />
      </Field>
      <Field of={subscriptionFields} name="timeZone">
        <Select options={[...new Set([own, ...zones])].map((value) => ({ value, label: nameOf(value) }))} />
      </Field>
      <Field of={subscriptionFields} name="period">
        <Select options={reportPeriods.map((value) => ({ value, label: t(`shown.periods.${value}`) }))} />
      </Field>
      <Field of={subscriptionFields} name="format">
        <Radio.Group options={mailedFormats.map((value) => ({ value, label: value.toUpperCase() }))} />
      </Field>
    </>
  );
}

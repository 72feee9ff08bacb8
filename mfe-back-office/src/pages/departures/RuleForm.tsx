import type { DepartureRule } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button, Checkbox, Form } from 'antd';
import { DateField } from '../../forms/DateField.tsx';
import type { AddFormProps } from './add-form.ts';
import { usePlanDepartures } from './departures.api.ts';
import styles from './departures.module.css';
import { PlannedList } from './PlannedList.tsx';
import { type CapacityValues, capacitiesOf, PoolCapacities } from './PoolCapacities.tsx';
import { Refusal } from './Refusal.tsx';

type Values = DepartureRule & { capacities?: CapacityValues };

const weekdays = [1, 2, 3, 4, 5, 6, 7];
/** The first of March 2027 is a Monday. */
const dayOfWeek = (weekday: number) => `2027-03-0${weekday}T12:00:00Z`;

/** Departures at the same time every week. What the rule gives is shown before it is added. */
export function RuleForm({ event, isSaving, onAdd }: AddFormProps) {
  const { t } = useTranslation('back-office/departures');
  const { date } = useFormats();
  const [form] = Form.useForm<Values>();
  const [plan, { data: planned, isLoading, error, reset }] = usePlanDepartures();
  const required = [{ required: true, message: t('back-office:mistakes.required') }];
  const show = ({ capacities: _, ...rule }: Values) => void plan({ slug: event.slug, rule });
  return (
    <div className={styles.stack}>
      <Form<Values>
        form={form}
        // no form of HTML: Enter in a picker chooses, and does no more
        component="div"
        name="rule"
        layout="vertical"
        onFinish={show}
        onValuesChange={(changed: Partial<Values>) => {
          if (!changed.capacities) reset();
        }}
      >
        <Form.Item name="weekdays" label={t('add.weekdays')} rules={required}>
          <Checkbox.Group
            options={weekdays.map((value) => ({ value, label: date(dayOfWeek(value), 'weekday', 'UTC') }))}
          />
        </Form.Item>
        <DateField kind="time" name="time" label={t('add.time')} required />
        <DateField kind="day" name="from" label={t('add.from')} required />
        <DateField kind="day" name="to" label={t('add.to')} required />
        <PoolCapacities pools={event.departures[0]?.pools ?? []} />
        <Button loading={isLoading} onClick={form.submit}>
          {t('add.show')}
        </Button>
      </Form>
      <Refusal error={error} />
      {planned && (
        <PlannedList
          key={planned.map(({ departure }) => departure).join()}
          planned={planned}
          timeZone={event.timeZone}
          isSaving={isSaving}
          onAdd={(departures) => onAdd(departures, capacitiesOf(form.getFieldValue('capacities')))}
        />
      )}
    </div>
  );
}

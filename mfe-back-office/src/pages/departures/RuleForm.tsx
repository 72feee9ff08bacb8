import { type DepartureRule, departureRuleFields } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Button, Form } from 'antd';
import { CheckboxGroup } from '../../forms/CheckboxGroup.tsx';
import { Field, Fields } from '../../forms/Field.tsx';
import { FormTexts } from '../../forms/form-context.ts';
import type { AddFormProps } from './add-form.ts';
import { usePlanDepartures } from './departures.api.ts';
import styles from './departures.module.css';
import { PlannedForm } from './PlannedForm.tsx';
import { type CapacityValues, PoolCapacities } from './PoolCapacities.tsx';
import { Rejection } from './Rejection.tsx';

type Values = DepartureRule & { capacities?: CapacityValues };

const weekdays = [1, 2, 3, 4, 5, 6, 7];
/** 1 March 2027 is a Monday. */
const dayOfWeek = (weekday: number) => `2027-03-0${weekday}T12:00:00Z`;

/** Adds weekly departures, after a preview of the rule's result. */
export function RuleForm({ event, onAdded }: AddFormProps) {
  const { t } = useTranslation('back-office/departures');
  const { date } = useFormats();
  const [form] = Form.useForm<Values>();
  const capacities = Form.useWatch('capacities', form);
  const [plan, { data: planned, isLoading, error, reset }] = usePlanDepartures();
  const show = ({ capacities: _, ...rule }: Values) => void plan({ slug: event.slug, rule });
  return (
    <div className={styles.stack}>
      <FormTexts value="back-office/departures">
        <Form<Values>
          form={form}
          name="rule"
          layout="vertical"
          onFinish={show}
          onValuesChange={(changed: Partial<Values>) => {
            if (!changed.capacities) reset();
          }}
        >
          <Field of={departureRuleFields} name="weekdays">
            <CheckboxGroup
              options={weekdays.map((value) => ({ value, label: date(dayOfWeek(value), 'weekday', 'UTC') }))}
            />
          </Field>
          <Fields of={departureRuleFields} names={['time', 'from', 'to']} />
          <PoolCapacities pools={event.departures[0]?.pools ?? []} />
          <Button htmlType="submit" loading={isLoading}>
            {t('add.show')}
          </Button>
        </Form>
      </FormTexts>
      <Rejection error={error} />
      {planned && (
        <PlannedForm
          key={planned.map(({ departure }) => departure).join()}
          event={event}
          planned={planned}
          capacities={capacities}
          onAdded={onAdded}
        />
      )}
    </div>
  );
}

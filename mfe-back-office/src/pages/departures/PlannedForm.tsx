import type { PlannedDeparture } from '@idavuelta/shared/contracts/staff';
import { withoutOffset } from '@idavuelta/shared/contracts/time';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Form } from 'antd';
import { CheckboxGroup } from '../../forms/CheckboxGroup.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { type AddFormProps, useAdd } from './add-form.ts';
import styles from './departures.module.css';
import type { CapacityValues } from './PoolCapacities.tsx';
import { useRejectionText } from './Rejection.tsx';

interface Values {
  departures: string[];
}

interface PlannedFormProps extends AddFormProps {
  planned: PlannedDeparture[];
  capacities: CapacityValues | undefined;
}

const canAdd = ({ exists, past, shifted }: PlannedDeparture) => !exists && !past && !shifted;
/** Tells whether its hour occurs twice because clocks are put back; each occurrence is a selectable row. */
const isOneOfTwo = ({ departure }: PlannedDeparture) => departure !== withoutOffset(departure);

/**
 * Previews the departures of a rule. Each can be deselected; existing ones, past ones and times skipped by the clocks
 * are not added.
 */
export function PlannedForm({ event, planned, capacities, onAdded }: PlannedFormProps) {
  const { timeZone } = event;
  const { t } = useTranslation('back-office/departures');
  const { date } = useFormats();
  const [form] = Form.useForm<Values>();
  const departures = planned.filter((each) => canAdd(each) && !isOneOfTwo(each)).map(({ departure }) => departure);
  const { length: count } = Form.useWatch('departures', form) ?? departures;
  const add = useAdd(event);
  const failureOf = useRejectionText();
  const noteOf = (each: PlannedDeparture) => {
    if (each.exists) return t('add.exists');
    if (each.past) return t('past');
    if (each.shifted) return t('add.shifted', { time: each.departure.slice(-5) });
    return isOneOfTwo(each) ? t('add.twice', { offset: each.departure.slice(-6) }) : undefined;
  };
  const labelOf = (each: PlannedDeparture) => {
    const { startsAt } = each;
    const shown = [
      date(startsAt, 'weekday', timeZone),
      date(startsAt, 'medium', timeZone),
      date(startsAt, 'time', timeZone),
    ].join(', ');
    return [shown, noteOf(each)].filter(Boolean).join(' · ');
  };
  if (planned.length === 0) return <Alert type="info" showIcon role="status" title={t('add.nothing')} />;
  return (
    <section aria-label={t('add.planned')} className={styles.stack}>
      <h3>{t('add.planned')}</h3>
      <SaveForm<Values, number>
        texts="back-office/departures"
        form={form}
        name="planned"
        initial={{ departures }}
        action={t('add.submit_count', { count })}
        isWaiting={count === 0}
        save={(chosen) => add(chosen.departures, capacities)}
        saved={(added) => t('add.saved', { count: added })}
        failureOf={failureOf}
        onSaved={onAdded}
      >
        <Form.Item name="departures">
          <CheckboxGroup
            className={styles.planned}
            options={planned.map((each) => ({ value: each.departure, label: labelOf(each), disabled: !canAdd(each) }))}
          />
        </Form.Item>
      </SaveForm>
    </section>
  );
}

import type { FieldError } from '@idavuelta/shared/contracts';
import { dayAt, deviceZone } from '@idavuelta/shared/contracts/time';
import { DayField, SelectField, TextField } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import { useFormState } from 'react-final-form';
import styles from './RequestForm.module.css';
import type { RequestValues } from './request-values.ts';

/** Day and hours; an end at or before the beginning is on the next day. */
export function WhenFields({ rejected = [] }: { rejected?: FieldError[] }) {
  const { t } = useTranslation('account');
  const { values } = useFormState<RequestValues>({ subscription: { values: true } });
  const { startHour, endHour } = values;
  const nextDay = startHour && endHour && endHour <= startHour;
  const choicesOf = (field: string) => rejected.find((error) => error.field === field)?.choices;
  return (
    <>
      <div className={styles.when}>
        <DayField name="startDate" label={t('requests.start_date')} first={today()} />
        <TextField name="startHour" type="time" label={t('requests.start_hour')} />
        <TextField
          name="endHour"
          type="time"
          label={t('requests.end_hour')}
          help={nextDay ? t('requests.next_day') : undefined}
        />
      </div>
      <WhichField name="startMoment" label={t('requests.which_start')} choices={choicesOf('startDate')} />
      <WhichField name="endMoment" label={t('requests.which_end')} choices={choicesOf('endDate')} />
    </>
  );
}

/** Today in the visitor's time zone, as a date field writes it. */
const today = () => dayAt(new Date(), deviceZone());

interface WhichFieldProps {
  name: 'startMoment' | 'endMoment';
  label: string;
  /** The two points in time of an hour that occurs twice, the earlier one first. */
  choices: string[] | undefined;
}

/** Asks which of two points in time is meant when clocks are put back and the hour occurs twice. */
function WhichField({ name, label, choices }: WhichFieldProps) {
  const { t } = useTranslation('account');
  if (!choices) return null;
  const texts = [t('requests.before_change'), t('requests.after_change')];
  return (
    <SelectField
      name={name}
      label={label}
      placeholder="—"
      options={choices.map((value, index) => ({ value, label: texts[index] ?? value }))}
    />
  );
}

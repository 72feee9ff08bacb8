import { useTranslation } from '@idavuelta/shared/platform';
import { Form, type FormItemProps } from 'antd';
import { DateInput } from './DateInput.tsx';
import type { DateKind } from './date-formats.ts';
import { MomentInput } from './MomentInput.tsx';
import { type DateLimits, useDateProblem } from './useDateProblem.ts';

interface DateFieldProps
  extends Pick<FormItemProps, 'name' | 'label' | 'extra' | 'rules' | 'dependencies'>,
    DateLimits {
  /**
   * `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm` in local time of a place (with the offset when clocks show it twice), or `HH:mm`.
   */
  kind: DateKind;
  required?: boolean;
}

/** A form field for a date, a time or both. Invalid text stays in the field and prevents submitting. */
export function DateField({ kind, first, timeZone, required = false, rules = [], ...item }: DateFieldProps) {
  const { t } = useTranslation('back-office');
  const problemOf = useDateProblem(kind, { first, timeZone });
  return (
    <Form.Item
      {...item}
      // while typing, incomplete text would be an error
      validateTrigger="onBlur"
      rules={[
        { required, message: t('mistakes.required') },
        {
          validator: (_, value) => {
            const problem = problemOf(value);
            return problem ? Promise.reject(new Error(problem)) : Promise.resolve();
          },
        },
        ...rules,
      ]}
    >
      {timeZone ? <MomentInput timeZone={timeZone} first={first} /> : <DateInput kind={kind} first={first} />}
    </Form.Item>
  );
}

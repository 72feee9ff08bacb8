import { useTranslation } from '@idavuelta/shared/platform';
import { Form, type FormItemProps } from 'antd';
import { DateInput } from './DateInput.tsx';
import type { DateKind } from './date-formats.ts';
import { useDateProblem } from './useDateProblem.ts';

interface DateFieldProps extends Pick<FormItemProps, 'name' | 'label' | 'extra' | 'rules' | 'dependencies'> {
  /** `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm` of some place without a zone, or `HH:mm`. */
  kind: DateKind;
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  first?: string | undefined;
  required?: boolean;
}

/** A form field for a date, a time or both. Invalid text stays in it, and prevents submitting. */
export function DateField({ kind, first, required = false, rules = [], ...item }: DateFieldProps) {
  const { t } = useTranslation('back-office');
  const problemOf = useDateProblem(kind, first);
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
      <DateInput kind={kind} first={first} />
    </Form.Item>
  );
}

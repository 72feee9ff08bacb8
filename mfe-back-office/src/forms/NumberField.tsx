import { type Currency, exponents } from '@idavuelta/shared/contracts/money';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, type FormItemProps } from 'antd';
import { NumberInput } from './NumberInput.tsx';
import { problemOf, useNumberTexts } from './number-texts.ts';

interface NumberFieldProps extends Pick<FormItemProps, 'name' | 'label' | 'extra' | 'style'> {
  min: number;
  max: number;
  /** Decimal places; none for whole numbers. */
  decimals?: number;
  /** Currency of an amount: sets the decimal places and the prefix. */
  currency?: Currency;
  suffix?: string;
  required?: boolean;
  disabled?: boolean;
}

/**
 * A form field for a number. Text that is not a number within the limits stays in the field and prevents submitting; it
 * is the form's value, so drafts keep it too.
 */
export function NumberField({
  min,
  max,
  decimals = 0,
  currency,
  suffix,
  required = false,
  disabled,
  ...item
}: NumberFieldProps) {
  const { t } = useTranslation('back-office');
  const limits = { decimals: currency ? exponents[currency] : decimals, min, max };
  const { format, textOf } = useNumberTexts(limits, currency);
  return (
    <Form.Item
      {...item}
      // while typing, incomplete text would be an error
      validateTrigger="onBlur"
      rules={[
        { required, message: t('mistakes.required') },
        {
          validator: (_, value) => {
            const problem = problemOf(value, limits);
            return problem ? Promise.reject(new Error(textOf(problem))) : Promise.resolve();
          },
        },
      ]}
    >
      <NumberInput limits={limits} format={format} prefix={currency} suffix={suffix} disabled={disabled} />
    </Form.Item>
  );
}

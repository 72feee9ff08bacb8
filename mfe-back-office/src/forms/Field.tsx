import type { Currency } from '@idavuelta/shared/contracts/money';
import type { FieldBounds } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, type FormItemProps, Input, type InputProps, Spin, Switch } from 'antd';
import { lazy, type ReactElement, Suspense, useContext } from 'react';
import { FormTexts } from './form-context.ts';
import { NumberField } from './NumberField.tsx';
import type { DateLimits } from './useDateProblem.ts';

// date pickers load with the first date field
const DateField = lazy(async () => ({ default: (await import('./DateField.tsx')).DateField }));

interface FieldProps<Name extends string>
  extends Pick<FormItemProps, 'label' | 'extra' | 'className' | 'style' | 'normalize'>,
    DateLimits {
  of: Record<Name, FieldBounds>;
  name: Name;
  /** Path of the field's parent when the field is not at the top of the form, e.g. a list item. */
  at?: (string | number)[];
  currency?: Currency;
  suffix?: string;
  input?: Pick<InputProps, 'autoCapitalize' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'onPaste' | 'showCount'>;
  /** The control, for kinds without a default one. */
  children?: ReactElement;
}

/**
 * A form field as defined by the contract. The form's texts may contain its label `fields.<name>`, its help
 * `help.<name>` and its errors `wrong.<name>`.
 */
export function Field<Name extends string>(props: FieldProps<Name>) {
  const { of, name, at = [], first, timeZone, currency, suffix, input, children, ...own } = props;
  const namespace = useContext(FormTexts);
  const { t, i18n } = useTranslation([namespace, 'back-office']);
  const bounds: FieldBounds = of[name];
  const [label, helpKey, wrong]: [string, string, string] = [`fields.${name}`, `help.${name}`, `wrong.${name}`];
  const help = i18n.exists(helpKey, { ns: namespace }) ? t(helpKey) : undefined;
  const required = !bounds.optional;
  const item = { extra: help, ...own, label: own.label ?? t(label), name: [...at, name] };
  const blank = { required, whitespace: required, message: t([wrong, 'back-office:mistakes.required']) };
  switch (bounds.kind) {
    case 'number': {
      const { min, max, decimals } = bounds;
      return <NumberField {...item} {...{ required, min, max, decimals, currency, suffix }} />;
    }
    case 'day':
    case 'moment':
    case 'time':
      return (
        <Suspense fallback={<Spin />}>
          <DateField {...item} kind={bounds.kind} {...{ required, first, timeZone }} />
        </Suspense>
      );
    case 'email':
      return (
        <Form.Item {...item} rules={[{ required, type: 'email', message: t('back-office:mistakes.email') }]}>
          <Input type="email" autoComplete="off" {...input} />
        </Form.Item>
      );
    case 'password': {
      const { min = 0, max } = bounds;
      const long = { min, message: t('back-office:mistakes.min') };
      return (
        <Form.Item {...item} rules={[min ? { ...long, required } : { required, message: blank.message }]}>
          <Input.Password {...input} maxLength={max} />
        </Form.Item>
      );
    }
    case 'switch':
      return (
        <Form.Item {...item} valuePropName="checked">
          <Switch />
        </Form.Item>
      );
    case 'own':
      return (
        <Form.Item {...item} rules={[{ required, message: blank.message }]}>
          {children}
        </Form.Item>
      );
    case 'line':
    case 'text': {
      const { kind, max, pattern } = bounds;
      const shape = pattern
        ? [{ pattern: new RegExp(pattern, 'u'), message: t([wrong, helpKey, 'back-office:mistakes.invalid']) }]
        : [];
      return (
        <Form.Item {...item} rules={[blank, ...shape]}>
          {kind === 'text' ? (
            <Input.TextArea maxLength={max} rows={3} />
          ) : (
            <Input autoComplete="off" {...input} maxLength={max} />
          )}
        </Form.Item>
      );
    }
  }
}

interface FieldsProps<Name extends string> {
  of: Record<Name, FieldBounds>;
  names: Name[];
  at?: (string | number)[];
}

/** Shows several fields in the given order. */
export const Fields = <Name extends string>({ names, ...field }: FieldsProps<Name>) =>
  names.map((name) => <Field key={name} {...field} name={name} />);

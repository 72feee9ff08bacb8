import type { CountryCode } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';
import styles from './Field.module.css';
import type { FieldMessage } from './messages.ts';
import type { Option, OptionGroup } from './options.ts';

export interface FieldProps {
  name: string;
  label: string;
  help?: string;
  /** Shown as optional; fields are required unless they say so. */
  optional?: boolean;
  /** For errors whose wording depends on the country. */
  country?: CountryCode;
  /** An error of the current value found outside the form; the field's own errors take precedence. */
  rejected?: FieldMessage;
}

interface Described {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
  'aria-required': boolean;
}

/** Form state that a field shows; other changes, such as focus, do not re-render it. */
const subscription = {
  value: true,
  error: true,
  touched: true,
  submitError: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
} as const;

/** The markup that all fields share: label, help, error and the attributes that tie them together. */
function useFieldWrapper({ name, label, help, optional, country, rejected }: FieldProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const { input, meta } = useField(name, { subscription });
  // A value that the API rejected stays invalid until it changes.
  const rejectedByApi: FieldMessage | undefined = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const problem: FieldMessage | undefined = rejectedByApi ?? meta.error ?? rejected;
  // an empty optional field shows no error before submit, even where another button requires it
  const seen = optional && !input.value ? meta.submitFailed : meta.touched;
  const shown = Boolean(rejectedByApi || (meta.error ? seen : rejected));
  const described: Described = {
    id,
    'aria-invalid': shown,
    'aria-required': !optional,
    'aria-describedby': [shown && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
  };
  const wrap = (control: ReactNode) => (
    <div className={styles.field} data-invalid={shown || undefined}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {optional && <span className={styles.optional}>{` (${t('optional')})`}</span>}
      </label>
      {control}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {shown && problem && (
        <p id={`${id}-error`} className={styles.error}>
          {t(problem.key, { context: country, ...problem.values })}
        </p>
      )}
    </div>
  );
  return { input, described, wrap };
}

type TextFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'enterKeyHint'
    | 'maxLength'
    | 'placeholder'
    | 'autoFocus'
    | 'list'
    | 'min'
    | 'max'
  >;

export function TextField(props: TextFieldProps) {
  const { name, label, help, optional, country, rejected, type = 'text', ...control } = props;
  const { input, described, wrap } = useFieldWrapper({ name, label, help, optional, country, rejected });
  return wrap(<input type={type} {...control} {...input} {...described} className={styles.control} />);
}

export function TextAreaField({ rows = 4, maxLength, ...field }: FieldProps & { rows?: number; maxLength?: number }) {
  const { input, described, wrap } = useFieldWrapper(field);
  return wrap(<textarea rows={rows} maxLength={maxLength} {...input} {...described} className={styles.control} />);
}

/** Props of a custom control: its value, and the attributes that tie it to its label, help and error. */
export interface ControlProps<V = string> extends Described {
  /** Empty for none. */
  value: V | '';
  onChange: (value: V) => void;
  onBlur: () => void;
}

/** A field around any control. */
export function ControlField<V = string>({
  children,
  ...field
}: FieldProps & { children: (control: ControlProps<V>) => ReactNode }) {
  const { input, described, wrap } = useFieldWrapper(field);
  const { value, onChange, onBlur } = input;
  return wrap(children({ ...described, value, onChange, onBlur: () => onBlur() }));
}

interface SelectFieldProps extends FieldProps {
  options: (Option | OptionGroup)[];
  placeholder?: string;
  onChosen?: (value: string) => void;
}

export function SelectField({ options, placeholder, onChosen, ...field }: SelectFieldProps) {
  const { input, described, wrap } = useFieldWrapper(field);
  return wrap(
    <select
      {...input}
      {...described}
      className={styles.control}
      onChange={(event) => {
        input.onChange(event);
        onChosen?.(event.target.value);
      }}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) =>
        'options' in option ? (
          <optgroup key={option.label} label={option.label}>
            {option.options.map(optionElement)}
          </optgroup>
        ) : (
          optionElement(option)
        ),
      )}
    </select>,
  );
}

const optionElement = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);

export function Checkbox({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: string }) {
  return (
    <label className={styles.checkbox}>
      <input {...input} type="checkbox" /> <span>{label}</span>
    </label>
  );
}

export function CheckboxField({ name, label }: { name: string; label: string }) {
  const { input } = useField(name, { type: 'checkbox' });
  return <Checkbox {...input} label={label} />;
}

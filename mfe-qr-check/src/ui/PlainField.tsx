import { type InputHTMLAttributes, useId } from 'react';
import styles from './PlainField.module.css';

interface PlainFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'maxLength' | 'type' | 'autoComplete'> {
  name: string;
  label: string;
  help?: string;
  /** Error message, already translated. */
  problem?: string;
  isOptional?: boolean;
  value: string;
  onType: (value: string) => void;
}

/**
 * A field with its help and error. The few fields of this module do without form libraries, which a driver's phone
 * would load for nothing else.
 */
export function PlainField({ label, help, problem, isOptional = false, onType, ...input }: PlainFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        autoComplete="off"
        {...input}
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-required={!isOptional}
        aria-invalid={Boolean(problem)}
        aria-describedby={[problem && `${id}-problem`, help && `${id}-help`].filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => onType(target.value)}
      />
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

interface PlainSelectProps {
  label: string;
  options: { value: number; label: string }[];
  value: number;
  onChoose: (value: number) => void;
}

/** A select in which one option is always chosen. */
export function PlainSelect({ label, options, value, onChoose }: PlainSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(Number(target.value))}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './ChoiceCard.module.css';

interface ChoiceCardProps extends InputHTMLAttributes<HTMLInputElement> {
  children: ReactNode;
  icon?: ReactNode;
}

/** A native radio button shown as a card; the whole card can be clicked. */
export function ChoiceCard({ children, icon, ...input }: ChoiceCardProps) {
  return (
    <label className={styles.card}>
      <input {...input} type="radio" className={styles.radio} />
      <span className={styles.words}>{children}</span>
      {icon}
    </label>
  );
}

export function ChoiceGroup({
  legend,
  error,
  children,
}: {
  legend: string;
  /** Already translated. */
  error?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset
      id={id}
      className={styles.group}
      data-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards}>{children}</div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

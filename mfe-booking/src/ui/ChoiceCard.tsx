import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './ChoiceCard.module.css';

/** A native radio button shown as a card; the whole card can be clicked. */
export function ChoiceCard({ children, ...input }: InputHTMLAttributes<HTMLInputElement> & { children: ReactNode }) {
  return (
    <label className={styles.card}>
      <input {...input} type="radio" className={styles.radio} />
      <span className={styles.words}>{children}</span>
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
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards}>{children}</div>
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}

import styles from './QuickPicks.module.css';

export interface QuickPick<T> {
  key: string | number;
  /** Already translated. */
  label: string;
  value: T;
}

/** Buttons that fill a form with data the customer has used before. */
export function QuickPicks<T>({
  label,
  picks,
  onPick,
}: {
  label: string;
  picks: QuickPick<T>[];
  onPick: (value: T) => void;
}) {
  if (!picks.length) return null;
  return (
    <fieldset className={styles.picks}>
      <legend className={styles.label}>{label}</legend>
      {picks.map(({ key, label: text, value }) => (
        <button key={key} type="button" className={styles.pick} onClick={() => onPick(value)}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}

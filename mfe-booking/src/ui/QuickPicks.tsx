import styles from './QuickPicks.module.css';

export interface Pick<T> {
  key: string | number;
  /** Already translated. */
  label: string;
  value: T;
}

/** Things the customer has used before, one press away. */
export function QuickPicks<T>({
  label,
  picks,
  onPick,
}: {
  label: string;
  picks: Pick<T>[];
  onPick: (value: T) => void;
}) {
  if (!picks.length) return null;
  return (
    <fieldset className={styles.picks}>
      <legend className={styles.label}>{label}</legend>
      {picks.map(({ key, label: words, value }) => (
        <button key={key} type="button" className={styles.pick} onClick={() => onPick(value)}>
          {words}
        </button>
      ))}
    </fieldset>
  );
}

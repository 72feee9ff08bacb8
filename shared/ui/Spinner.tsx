import styles from './Spinner.module.css';

/** Loading indicator. @param label already translated, read by screen readers */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className={styles.spinner}>
      <span className={styles.wheel} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}

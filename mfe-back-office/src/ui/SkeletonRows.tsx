import styles from './WideTable.module.css';

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholders for the rows that are loading. */
export function SkeletonRows({ columns, label }: { columns: number; label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.skeleton}>
      {rows.map((row) => (
        <div key={row} className={styles.skeletonRow} aria-hidden>
          {Array.from({ length: columns }, (_, column) => `column-${column}`).map((key) => (
            <span key={key} />
          ))}
        </div>
      ))}
    </div>
  );
}

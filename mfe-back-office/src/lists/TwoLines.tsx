import type { ReactNode } from 'react';
import styles from './lists.module.css';

/** Two lines in a cell, the second one quieter. */
export const TwoLines = ({ first, second }: { first: ReactNode; second?: ReactNode }) => (
  <>
    <span>{first}</span>
    {second && <span className={styles.second}>{second}</span>}
  </>
);

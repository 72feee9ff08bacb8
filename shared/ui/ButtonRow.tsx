import type { ReactNode } from 'react';
import styles from './Button.module.css';

/** A row of buttons with their messages. The label of a quiet button is aligned with the text above it. */
export const ButtonRow = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`${styles.row} ${className}`}>{children}</div>
);

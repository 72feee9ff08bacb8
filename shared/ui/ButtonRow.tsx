import type { ReactNode } from 'react';
import styles from './Button.module.css';

/** Buttons beside each other and what they say. The words of a quiet one begin where those above it do, in each line. */
export const ButtonRow = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`${styles.row} ${className}`}>{children}</div>
);

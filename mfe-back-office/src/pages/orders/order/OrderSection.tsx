import type { ReactNode } from 'react';
import styles from './order.module.css';

/** A part of an order with its heading. */
export const OrderSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);

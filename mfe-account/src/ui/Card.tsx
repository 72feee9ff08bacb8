import { type ReactNode, useId } from 'react';
import styles from './Card.module.css';

/** A section of a tab with its own heading. @param title already translated, like `lead` */
export function Card({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.card}>
      <h2 id={heading}>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </section>
  );
}

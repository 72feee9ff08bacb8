import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

/** Names and values, in two columns where there is room. Items without a value are left out. */
export function DescriptionList({ items }: { items: [name: string, value: ReactNode][] }) {
  return (
    <dl className={styles.facts}>
      {items
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

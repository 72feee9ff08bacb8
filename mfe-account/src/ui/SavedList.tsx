import type { AccountTab } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { type ReactNode, useRef } from 'react';
import { EmptyState } from './EmptyState.tsx';
import styles from './SavedList.module.css';

interface SavedListProps<T> {
  tab: AccountTab;
  /** Already translated, like `empty`. */
  label: string;
  empty: string;
  /** Undefined until they are loaded, and after a failure, which the specification does not want shown. */
  items?: T[];
  /** @param onRemoved to be called after removing the item, to move the focus */
  children: (item: T, onRemoved: () => void) => ReactNode;
  /** The form that adds an item, beside the list or below it. */
  form: ReactNode;
}

/** Items that the customer saves for later purchases: a list, and the form that adds to it. */
export function SavedList<T extends { id: number }>({ tab, label, empty, items, children, form }: SavedListProps<T>) {
  const { t } = useTranslation('account');
  const list = useRef<HTMLElement>(null);
  const focusList = () => list.current?.focus();
  return (
    <div className={styles.layout}>
      <section ref={list} tabIndex={-1} aria-label={label} aria-busy={items === undefined}>
        {items?.length === 0 && <EmptyState tab={tab} text={empty} />}
        {items && items.length > 0 && (
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.id} className={styles.item}>
                {children(item, focusList)}
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="visually-hidden">
          {items && t('saved.count', { count: items.length })}
        </p>
      </section>
      <div className={styles.card}>{form}</div>
    </div>
  );
}

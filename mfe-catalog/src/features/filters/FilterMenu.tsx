import type { EventFacet } from '@idavuelta/shared/contracts';
import { Link, useLocation, useTranslation } from '@idavuelta/shared/platform';
import { lazy, Suspense, useRef, useState } from 'react';
import styles from './EventFilters.module.css';
import { type FilterName, filterIn, withFilter } from './filters.ts';
import { useFilterLabel } from './useFilterLabel.ts';

/** Fetched when a menu is opened. */
const OpenedMenu = lazy(() => import('./OpenedMenu.tsx').catch(() => ({ default: () => null })));

/** A filter with its choices, each with the number of events that it leaves. */
export function FilterMenu({ name, facet }: { name: FilterName; facet: EventFacet }) {
  const { t } = useTranslation('catalog');
  const { search } = useLocation();
  const label = useFilterLabel();
  const menu = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  const chosen = filterIn(search, name);

  const close = () => {
    menu.current?.removeAttribute('open');
    menu.current?.querySelector('summary')?.focus();
  };
  const choices = [{ value: undefined, events: facet.any }, ...facet.choices];

  return (
    <details ref={menu} className={styles.menu} name="event-filters" onToggle={() => setOpened(true)}>
      <summary data-chosen={chosen !== undefined || undefined}>{t(`filters.${name}`)}</summary>
      <div className={styles.panel}>
        <ul>
          {choices.map(({ value, events }) => (
            <li key={value ?? ''}>
              <Link
                to={{ search: withFilter(search, name, value) }}
                aria-current={value === chosen || undefined}
                onClick={close}
              >
                <span>{value === undefined ? t('filters.any') : label(name, value)}</span>{' '}
                <span className={styles.count}>
                  {events} <span className="visually-hidden">{t('filters.events', { count: events })}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Suspense>{opened && <OpenedMenu menu={menu} name={name} onClose={close} />}</Suspense>
      </div>
    </details>
  );
}

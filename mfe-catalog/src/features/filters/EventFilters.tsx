import type { EventFacets } from '@idavuelta/shared/contracts';
import { Link, useLocation, useTranslation } from '@idavuelta/shared/platform';
import { useRef } from 'react';
import styles from './EventFilters.module.css';
import { FilterMenu } from './FilterMenu.tsx';
import { chosenIn, menuNames, withFilter, withoutFilters } from './filters.ts';
import { useFilterLabel } from './useFilterLabel.ts';

/** The filters of a list and their current choices. Every choice is a link, so it works before hydration. */
export function EventFilters({ facets }: { facets: EventFacets | undefined }) {
  const { t } = useTranslation('catalog');
  const { search } = useLocation();
  const label = useFilterLabel();
  const chosen = chosenIn(search);
  const section = useRef<HTMLElement>(null);
  // A removed filter's chip disappears, so the focus moves to the filters.
  const keepFocus = () => section.current?.querySelector('summary')?.focus();

  return (
    <section ref={section} className={styles.filters} aria-label={t('filters.label')}>
      <div className={styles.menus}>
        {facets && menuNames.map((name) => <FilterMenu key={name} name={name} facets={facets} />)}
      </div>
      {chosen.length > 0 && (
        <ul className={styles.chips}>
          {chosen.map(({ name, value }) => (
            <li key={name}>
              <Link
                to={{ search: withFilter(search, name) }}
                className={styles.chip}
                aria-label={t('filters.remove', { filter: label(name, value) })}
                onClick={keepFocus}
              >
                <span>{label(name, value)}</span> <span aria-hidden="true">×</span>
              </Link>
            </li>
          ))}
          <li>
            <Link to={{ search: withoutFilters(search) }} className={styles.clear} onClick={keepFocus}>
              {t('filters.clear')}
            </Link>
          </li>
        </ul>
      )}
    </section>
  );
}

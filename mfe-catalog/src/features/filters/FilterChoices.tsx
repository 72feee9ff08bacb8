import type { EventFacet } from '@idavuelta/shared/contracts';
import { Link, useLocation, useTranslation } from '@idavuelta/shared/platform';
import styles from './EventFilters.module.css';
import { type FilterName, filterIn, withFilter } from './filters.ts';
import { useFilterLabel } from './useFilterLabel.ts';

interface FilterChoicesProps {
  name: FilterName;
  facet: EventFacet;
  onChosen: () => void;
}

/** The choices of a filter as links, each with the number of events that it leaves. */
export function FilterChoices({ name, facet, onChosen }: FilterChoicesProps) {
  const { t } = useTranslation('catalog');
  const { search } = useLocation();
  const label = useFilterLabel();
  const chosen = filterIn(search, name);
  const choices = [{ value: undefined, events: facet.any }, ...facet.choices];
  return (
    <ul>
      {choices.map(({ value, events }) => (
        <li key={value ?? ''}>
          <Link
            to={{ search: withFilter(search, name, value) }}
            aria-current={value === chosen || undefined}
            onClick={onChosen}
          >
            <span>{value === undefined ? t('filters.any') : label(name, value)}</span>{' '}
            <span className={styles.count}>
              <span>{events}</span> <span className="visually-hidden">{t('filters.events', { count: events })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

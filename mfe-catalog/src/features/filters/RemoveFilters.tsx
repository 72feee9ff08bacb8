import type { EventFacets } from '@idavuelta/shared/contracts';
import { useLocation, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import styles from './EventFilters.module.css';
import { chosenIn, withFilter, withoutFilters } from './filters.ts';
import { useFilterLabel } from './useFilterLabel.ts';

/**
 * For a list that is empty because of its filters: suggests which to remove, with the number of events without each.
 */
export default function RemoveFilters({ facets }: { facets: EventFacets | undefined }): ReactNode {
  const { t } = useTranslation('catalog');
  const { search } = useLocation();
  const label = useFilterLabel();
  const chosen = chosenIn(search);
  const removable = chosen.filter(({ name }) => (facets?.[name]?.any ?? 0) > 0);

  return (
    <div className={styles.lift}>
      {removable.map(({ name, value }) => (
        <ButtonLink key={name} to={{ search: withFilter(search, name) }}>
          {t('filters.without', { filter: label(name, value), count: facets?.[name]?.any ?? 0 })}
        </ButtonLink>
      ))}
      {removable.length === 0 && <ButtonLink to={{ search: withoutFilters(search) }}>{t('filters.clear')}</ButtonLink>}
    </div>
  );
}

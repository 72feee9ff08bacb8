import { type EventFacets, selectCountry } from '@idavuelta/shared/contracts';
import { useLocation, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import styles from './EventFilters.module.css';
import { FilterChoices } from './FilterChoices.tsx';
import { filterIn, type menuNames } from './filters.ts';

/** Loaded when a menu is opened. */
const OpenedMenu = lazy(() => import('./OpenedMenu.tsx').catch(() => ({ default: () => null })));

interface FilterMenuProps {
  name: (typeof menuNames)[number];
  facets: EventFacets;
}

/** A filter with its choices; the city filter also lists the counties of the chosen city. */
export function FilterMenu({ name, facets }: FilterMenuProps) {
  const { t } = useTranslation('catalog');
  const { search } = useLocation();
  const context = useSelector(selectCountry);
  const menu = useRef<HTMLDetailsElement>(null);
  const countiesId = useId();
  const [opened, setOpened] = useState(false);
  const chosen = filterIn(search, name);

  const close = () => {
    menu.current?.removeAttribute('open');
    menu.current?.querySelector('summary')?.focus();
  };

  return (
    <details ref={menu} className={styles.menu} name="event-filters" onToggle={() => setOpened(true)}>
      <summary data-chosen={chosen !== undefined || undefined}>{t(`filters.${name}`)}</summary>
      <div className={styles.panel}>
        <FilterChoices name={name} facet={facets[name]} onChosen={close} />
        {name === 'city' && chosen !== undefined && facets.county && facets.county.choices.length > 0 && (
          <section className={styles.counties} aria-labelledby={countiesId}>
            <p id={countiesId}>{t('filters.county', { city: chosen, context })}</p>
            <FilterChoices name="county" facet={facets.county} onChosen={close} />
          </section>
        )}
        <Suspense>{opened && <OpenedMenu menu={menu} name={name} onClose={close} />}</Suspense>
      </div>
    </details>
  );
}

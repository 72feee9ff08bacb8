import type { EventDetail } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Notice, QueryBoundary } from '@idavuelta/shared/ui';
import { selectRecommended } from '../../state/tickets/tickets.selectors.ts';
import { useCategories } from '../../state/tickets/useCategories.ts';
import { CategoryPanel } from './CategoryPanel.tsx';
import { DateStock } from './DateStock.tsx';
import styles from './tickets.module.css';

/** The categories of the event as an accordion. */
export function CategoryList({ event, error }: { event: EventDetail; error?: string }) {
  const { t } = useTranslation('booking');
  const query = useCategories({ live: true });
  const recommended = useSelector(selectRecommended);

  return (
    <div className={styles.field}>
      <p className={styles.label}>{t('tickets.categories')}</p>
      {error && <p className={styles.error}>{error}</p>}
      <QueryBoundary query={query} skeleton={[56, 56, 56]}>
        {(categories) =>
          categories.some(({ subCategories }) => subCategories.some(({ stock }) => stock > 0)) ? (
            <>
              <DateStock event={event} />
              <ul className={styles.categories}>
                {categories.map((category) => (
                  <CategoryPanel
                    key={category.id}
                    event={event}
                    category={category}
                    only={categories.length === 1}
                    recommended={category.id === recommended?.id}
                  />
                ))}
              </ul>
            </>
          ) : (
            <Notice title={t('tickets.none_available')}>
              {t(event.soldOut ? 'tickets.none_available_help' : 'tickets.none_on_date')}
            </Notice>
          )
        }
      </QueryBoundary>
    </div>
  );
}

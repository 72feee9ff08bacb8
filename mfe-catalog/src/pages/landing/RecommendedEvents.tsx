import { selectCountry } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { EventCard } from '../../features/events/EventCard.tsx';
import { EventsLoading } from '../../features/events/EventsLoading.tsx';
import { useRecommendedQuery } from '../../features/events/events.api.ts';
import { NoEvents } from '../../features/events/NoEvents.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import styles from './RecommendedEvents.module.css';

/** Cards in view in a wide window. */
const perView = 4;

export function RecommendedEvents() {
  const { t } = useTranslation('catalog/landing');
  const country = useSelector(selectCountry);
  const { currentData: recommended, isFetching, isError, refetch } = useRecommendedQuery(country);
  const heading = (
    <h2 id="recommended-events" className={styles.heading}>
      {t('recommended')}
    </h2>
  );

  return (
    <section className={`page ${styles.recommended}`} aria-labelledby="recommended-events">
      {recommended?.length ? (
        <Carousel label={t('recommended')} heading={heading} perView={perView}>
          {recommended.map(({ id, regularEvent }, index) => (
            // A phone shows only the first one, right below the hero; browsers would fetch its neighbours as near, too.
            <EventCard
              key={id}
              event={regularEvent}
              loading={index === 0 ? 'eager' : index < perView ? 'wide-first' : 'after-hydration'}
            />
          ))}
        </Carousel>
      ) : (
        <>
          <div className={styles.head}>{heading}</div>
          {recommended || (isError && !isFetching) ? (
            <NoEvents failed={isError} retry={refetch} />
          ) : (
            <div className={styles.row}>
              <EventsLoading count={perView} />
            </div>
          )}
        </>
      )}
    </section>
  );
}

import { type RecommendedEvent, selectCountry } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { CachedHtml } from '@idavuelta/shared/ui';
import { EventCard } from '../../features/events/EventCard.tsx';
import { EventsLoading } from '../../features/events/EventsLoading.tsx';
import { useRecommendedQuery } from '../../features/events/events.api.ts';
import { NoEvents } from '../../features/events/NoEvents.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import styles from './RecommendedEvents.module.css';

/** Cards in view in a wide window. */
const perView = 4;

export function RecommendedEvents() {
  const country = useSelector(selectCountry);
  const { currentData: recommended, isFetching, isError, refetch } = useRecommendedQuery(country);
  if (recommended?.length) {
    return (
      <CachedHtml as="section" {...section} source={recommended}>
        <EventCarousel recommended={recommended} />
      </CachedHtml>
    );
  }
  return (
    <section {...section}>
      <div className={styles.head}>
        <Heading />
      </div>
      {recommended || (isError && !isFetching) ? (
        <NoEvents failed={isError} retry={refetch} />
      ) : (
        <div className={styles.row}>
          <EventsLoading count={perView} />
        </div>
      )}
    </section>
  );
}

const headingId = 'recommended-events';
const section = { className: `page ${styles.recommended}`, 'aria-labelledby': headingId };

function Heading() {
  const { t } = useTranslation('catalog/landing');
  return (
    <h2 id={headingId} className={styles.heading}>
      {t('recommended')}
    </h2>
  );
}

function EventCarousel({ recommended }: { recommended: RecommendedEvent[] }) {
  const { t } = useTranslation('catalog/landing');
  return (
    <Carousel label={t('recommended')} heading={<Heading />} perView={perView}>
      {recommended.map(({ id, regularEvent }, index) => (
        // A phone shows only the first one, right below the hero; browsers would load its neighbours as well, as near
        // enough.
        <EventCard
          key={id}
          event={regularEvent}
          loading={index === 0 ? 'eager' : index < perView ? 'wide-first' : 'after-hydration'}
        />
      ))}
    </Carousel>
  );
}

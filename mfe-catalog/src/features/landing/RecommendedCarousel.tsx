import 'slick-carousel/slick/slick.css';
import { useTranslation } from '@idavuelta/shared/platform';
import { useRef, useSyncExternalStore } from 'react';
import Slider from 'react-slick';
import { EmptyEvents } from '../events/EmptyEvents.tsx';
import { EventCard } from '../events/EventCard.tsx';
import styles from './RecommendedEvents.module.css';
import { useRecommendedQuery } from './recommended.api.ts';

// react-slick does not look at its own `responsive` setting when it mounts: these queries do it for it.
const widths = [
  { query: '(max-width: 480px)', perView: 1 },
  { query: '(max-width: 640px)', perView: 2 },
  { query: '(max-width: 959px)', perView: 3 },
];

const subscribe = (changed: () => void) => {
  const lists = widths.map(({ query }) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
};
const perViewNow = () => widths.find(({ query }) => window.matchMedia(query).matches)?.perView ?? 4;

/** Four events per view, fewer as the window narrows. */
export default function RecommendedCarousel() {
  const { t } = useTranslation('catalog');
  const { data, isError } = useRecommendedQuery();
  const perView = useSyncExternalStore(subscribe, perViewNow);
  const slider = useRef<Slider>(null);
  if (isError || data?.length === 0) return <EmptyEvents />;
  if (!data) return null;

  return (
    <>
      <div className={styles.controls}>
        <button type="button" aria-label={t('carousel.previous')} onClick={() => slider.current?.slickPrev()}>
          <span aria-hidden="true">‹</span>
        </button>
        <button type="button" aria-label={t('carousel.next')} onClick={() => slider.current?.slickNext()}>
          <span aria-hidden="true">›</span>
        </button>
      </div>
      <Slider
        ref={slider}
        arrows={false}
        infinite={false}
        slidesToShow={Math.min(perView, data.length)}
        slidesToScroll={1}
        speed={200}
      >
        {data.map(({ id, regularEvent }) => (
          <div key={id} className={styles.slide}>
            <EventCard event={regularEvent} />
          </div>
        ))}
      </Slider>
    </>
  );
}

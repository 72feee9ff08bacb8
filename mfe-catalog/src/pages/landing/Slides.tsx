import { type EventSummary, type LandingSlide, selectCountry } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { CachedHtml } from '@idavuelta/shared/ui';
import { useEffect, useState } from 'react';
import { type KnownState, listedEvents } from '../../features/events/known-event.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { useSlidesQuery } from './landing.api.ts';
import { Slide } from './Slide.tsx';
import styles from './Slides.module.css';
import { slugOf } from './slide-slug.ts';

/** Milliseconds that a slide is shown, and of the transition to the next. */
const slideDuration = 6_000;
const transitionDuration = 500;
/** Milliseconds after which the other slides' pictures load: after the first screen, before the first move. */
const othersAfter = 3_000;

const none: LandingSlide[] = [];
type KnownEvents = (EventSummary | undefined)[];
const eventsOf = (slides: LandingSlide[], state: KnownState): KnownEvents => {
  const listed = listedEvents(state);
  return slides.map((slide) => listed.find(({ slug }) => slug === slugOf(slide)));
};
const areSame = (some: KnownEvents, others: KnownEvents) =>
  some.length === others.length && some.every((event, index) => event === others[index]);

/** Desktops only: the slides at the top. Without any, the hero's background shows. */
export function Slides() {
  const country = useSelector(selectCountry);
  const { currentData: slides = none } = useSlidesQuery(country);
  const events = useSelector((state: KnownState) => eventsOf(slides, state), areSame);
  if (!slides.length) return null;
  return (
    <CachedHtml
      as="div"
      className={styles.slides}
      source={[...slides, ...events.filter((event) => event !== undefined)]}
    >
      <SlideCarousel slides={slides} events={events} />
    </CachedHtml>
  );
}

/** @param events linked by the slides, as far as they are known */
function SlideCarousel({ slides, events }: { slides: LandingSlide[]; events: KnownEvents }) {
  const { t } = useTranslation('catalog/landing');
  const [others, setOthers] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOthers(true), othersAfter);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Carousel label={t('slides')} perView={1} playEvery={slideDuration} speed={transitionDuration}>
      {slides.map((slide, index) => (
        <Slide
          key={slide.id}
          slide={slide}
          event={events[index]}
          loading={index === 0 ? 'eager' : others ? 'background' : 'after-hydration'}
        />
      ))}
    </Carousel>
  );
}

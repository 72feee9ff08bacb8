import { selectCountry } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useState } from 'react';
import { Carousel } from '../../ui/Carousel.tsx';
import { useSlidesQuery } from './landing.api.ts';
import { Slide } from './Slide.tsx';
import styles from './Slides.module.css';

/** Milliseconds that a slide is shown, and of the transition to the next. */
const slideDuration = 6_000;
const transitionDuration = 500;
/** Milliseconds after which the other slides' pictures load: after the first screen, before the first move. */
const othersAfter = 3_000;

/** Desktops only: the slides at the top. Without any, the hero's background shows. */
export function Slides() {
  const { t } = useTranslation('catalog/landing');
  const country = useSelector(selectCountry);
  const { currentData: slides } = useSlidesQuery(country);
  const [others, setOthers] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOthers(true), othersAfter);
    return () => clearTimeout(timer);
  }, []);

  if (!slides?.length) return null;
  return (
    <div className={styles.slides}>
      <Carousel label={t('slides')} perView={1} playEvery={slideDuration} speed={transitionDuration}>
        {slides.map((slide, index) => (
          <Slide
            key={slide.id}
            slide={slide}
            loading={index === 0 ? 'eager' : others ? 'background' : 'after-hydration'}
          />
        ))}
      </Carousel>
    </div>
  );
}

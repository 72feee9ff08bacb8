import { useTranslation } from '@idavuelta/shared/platform';
import { Children, type ReactNode, useRef, useState } from 'react';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import type { CarouselMover } from './CarouselSlick.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { useNearViewport } from './useNearViewport.ts';
import { usePerView } from './usePerView.ts';
import { firstInView, useSlick } from './useSlick.ts';

interface CarouselProps {
  /** Accessible name, already translated. */
  label: string;
  /** Shown above the slides, beside the controls. Without it the controls overlay the slides. */
  heading?: ReactNode;
  /** Slides per view in a wide window. */
  perView: number;
  /**
   * Milliseconds between moves of an autoplaying carousel, which is endless; without it nothing moves automatically.
   */
  playEvery?: number;
  /** Milliseconds of one move. */
  speed?: number;
  children: ReactNode;
}

/**
 * Slides in a row. At first, and without JavaScript, a strip with scroll snapping; react-slick replaces it at the same
 * position and size, see `useSlick`.
 */
export function Carousel({ label, heading, perView: maxPerView, playEvery, speed = 250, children }: CarouselProps) {
  const { t } = useTranslation('catalog');
  const wrapper = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const mover = useRef<CarouselMover>(null);
  const [first, setFirst] = useState(0);
  const [byHand, setByHand] = useState(false);
  const perView = usePerView(maxPerView);

  const items = Children.toArray(children);
  const count = items.length;
  const endless = playEvery !== undefined;
  const fits = count <= perView;

  const near = useNearViewport(wrapper);
  const { replaced, replace } = useSlick({ strip, count, wanted: near && !fits });

  async function move(step: 1 | -1) {
    if (mover.current) return mover.current.move(step);
    // Without react-slick the strip scrolls.
    await replace(step).catch(() => strip.current?.scrollBy({ left: (step * strip.current.clientWidth) / perView }));
  }
  const autoplay = useAutoplay({
    every: fits ? undefined : playEvery,
    near,
    onMove: () => {
      setByHand(false);
      void move(1);
    },
  });

  const slides = items.map((item, index) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be a landmark
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a slide; its content has a key of its own
      key={index}
      role="group"
      aria-roledescription={t('carousel.slide')}
      aria-label={t('carousel.position', { position: index + 1, total: count })}
      className={styles.slide}
    >
      {item}
    </div>
  ));

  return (
    // biome-ignore lint/a11y/useSemanticElements: as above; the page's section around it is the landmark
    <div
      ref={wrapper}
      role="group"
      className={styles.carousel}
      data-over={heading ? undefined : ''}
      style={{ '--max-per-view': maxPerView } as React.CSSProperties}
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') autoplay.setAttended(true);
      }}
      onPointerLeave={() => autoplay.setAttended(false)}
      onFocus={() => autoplay.setAttended(true)}
      onBlur={({ relatedTarget, currentTarget }) => autoplay.setAttended(currentTarget.contains(relatedTarget))}
    >
      <div className={styles.head}>
        {heading}
        {!fits && (
          <CarouselControls
            label={label}
            playing={endless ? autoplay.wanted : undefined}
            onToggle={autoplay.toggle}
            onMove={(step) => {
              setByHand(true);
              void move(step);
            }}
            atStart={!endless && first === 0}
            atEnd={!endless && first >= count - perView}
          />
        )}
      </div>
      {/* Announces the position when the user moves it; autoplay is not announced. */}
      <p className="visually-hidden" aria-live="polite">
        {byHand && t('carousel.position', { position: first + 1, total: count })}
      </p>
      {replaced ? (
        <replaced.Slick
          ref={mover}
          slides={slides}
          perView={Math.min(perView, count)}
          first={replaced.first}
          step={replaced.step}
          speed={autoplay.reducedMotion ? 0 : speed}
          endless={endless}
          onShown={setFirst}
        />
      ) : (
        <div
          ref={strip}
          className={styles.strip}
          // Focusable, so that the keyboard can scroll it even when no slide has a link.
          tabIndex={fits || !heading ? undefined : 0}
          onScroll={() => setFirst(firstInView(strip.current, count))}
        >
          {slides}
        </div>
      )}
    </div>
  );
}

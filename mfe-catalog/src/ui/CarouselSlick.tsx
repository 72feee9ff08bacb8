import 'slick-carousel/slick/slick.css';
import { type ReactElement, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import Slider from 'react-slick';
import styles from './Carousel.module.css';

export interface CarouselMover {
  move: (step: 1 | -1) => void;
}

interface CarouselSlickProps {
  ref: Ref<CarouselMover>;
  slides: ReactElement[];
  perView: number;
  /** First visible slide when react-slick replaced the strip, and the move that made it load, if any. */
  first: number;
  step?: 1 | -1;
  /** Milliseconds of one move. */
  speed: number;
  /** Endless: the first slide follows the last. */
  endless: boolean;
  /** Called with the index of the first visible slide when it changes. */
  onShown: (first: number) => void;
}

/** The carousel by react-slick. */
export default function CarouselSlick(props: CarouselSlickProps) {
  const { ref, slides, perView, first, step, speed, endless, onShown } = props;
  const wrapper = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);

  const move = (direction: 1 | -1) => (direction > 0 ? slider.current?.slickNext() : slider.current?.slickPrev());
  useImperativeHandle(ref, () => ({ move }));
  const begin = useEffectEvent(() => {
    closeUnseen();
    if (step) move(step);
  });
  useEffect(() => begin(), []);

  // react-slick hides invisible slides from screen readers only: `inert` keeps their links from taking the focus.
  const closeUnseen = () => {
    for (const slide of wrapper.current?.querySelectorAll('.slick-slide') ?? []) {
      slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') === 'true');
    }
  };

  return (
    <div ref={wrapper} className={styles.slick}>
      <Slider
        ref={slider}
        accessibility={false} // its arrow keys would move the focused slide out of sight
        arrows={false}
        infinite={endless}
        waitForAnimate={endless} // an endless one must finish each move first; others accept every press at once
        initialSlide={first}
        slidesToShow={perView}
        slidesToScroll={1}
        swipeToSlide
        speed={speed}
        beforeChange={(_, next) => onShown(next)}
        onReInit={closeUnseen}
      >
        {slides}
      </Slider>
    </div>
  );
}

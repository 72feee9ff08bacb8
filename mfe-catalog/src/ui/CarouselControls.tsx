import { useTranslation } from '@idavuelta/shared/platform';
import styles from './Carousel.module.css';

interface CarouselControlsProps {
  /** Name of the carousel, used in the button labels. */
  label: string;
  /** Undefined for a carousel without autoplay. */
  playing?: boolean;
  onToggle: () => void;
  onMove: (step: 1 | -1) => void;
  /** The end in that direction is reached. */
  atStart: boolean;
  atEnd: boolean;
}

const icons = {
  pause: 'M7 5h4v14H7zm6 0h4v14h-4z',
  play: 'M8 5v14l11-7z',
  previous: 'M15.400 5.400 14 4l-8 8 8 8 1.400-1.400L8.800 12z',
  next: 'M8.600 5.400 10 4l8 8-8 8-1.400-1.400L15.200 12z',
};

export function CarouselControls({ label, playing, onToggle, onMove, atStart, atEnd }: CarouselControlsProps) {
  const { t } = useTranslation('catalog');
  const button = (icon: keyof typeof icons, press: () => void, ended = false) => (
    <button
      type="button"
      className={styles.button}
      aria-label={t(`carousel.${icon}`, { label })}
      // aria-disabled keeps it focusable, so that the keyboard does not lose its place at the end.
      aria-disabled={ended || undefined}
      onClick={ended ? undefined : press}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={icons[icon]} fill="currentColor" />
      </svg>
    </button>
  );
  return (
    <div className={styles.controls}>
      {playing !== undefined && button(playing ? 'pause' : 'play', onToggle)}
      {button('previous', () => onMove(-1), atStart)}
      {button('next', () => onMove(1), atEnd)}
    </div>
  );
}

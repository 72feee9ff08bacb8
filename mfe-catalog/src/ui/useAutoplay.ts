import { useEffect, useEffectEvent, useState } from 'react';
import { useMediaQuery } from './useMediaQuery.ts';

interface AutoplayOptions {
  /** Milliseconds between moves; never when left out. */
  every?: number;
  /** False while it is not near the window. */
  near: boolean;
  onMove: () => void;
}

/**
 * Autoplay that pauses while hovered or focused, stays still under reduced motion unless the visitor presses play, and
 * never resumes once the visitor has paused it.
 */
export function useAutoplay({ every, near, onMove }: AutoplayOptions) {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [attended, setAttended] = useState(false);
  const wanted = (choice ?? (reducedMotion ? 'pause' : 'play')) === 'play';
  const move = useEffectEvent(onMove);

  useEffect(() => {
    if (!every || !near || !wanted || attended) return;
    const timer = setInterval(() => !document.hidden && move(), every);
    return () => clearInterval(timer);
  }, [every, near, wanted, attended]);

  return {
    /** The pause button's state: a pause by hover or focus does not count. */
    wanted,
    reducedMotion,
    setAttended,
    toggle() {
      setChoice(wanted ? 'pause' : 'play');
      // After pressing play it plays even though the pointer is still on the button.
      setAttended(false);
    },
  };
}

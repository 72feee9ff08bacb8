import { useEffect, useEffectEvent, useState } from 'react';
import { useMediaQuery } from './useMediaQuery.ts';

interface AutoplayOptions {
  /** Milliseconds between moves; never when left out. */
  every?: number;
  /** Nobody can see it otherwise. */
  near: boolean;
  onMove: () => void;
}

/**
 * Something that moves by itself, politely: not while it is hovered or has the focus, not under reduced motion unless
 * the visitor asks for it, and never again once the visitor has paused it.
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
    /** What the pause button shows: holding still while somebody looks is not a pause. */
    wanted,
    reducedMotion,
    setAttended,
    toggle() {
      setChoice(wanted ? 'pause' : 'play');
      // Who presses play sees it play, with the pointer still on the button.
      setAttended(false);
    },
  };
}

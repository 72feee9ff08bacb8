import { isSlowLine } from '@idavuelta/shared/ui';
import { type RefObject, startTransition, useEffect, useEffectEvent, useState } from 'react';

const loadSlick = () => import('./CarouselSlick.tsx');

interface ReplacedStrip {
  Slick: Awaited<ReturnType<typeof loadSlick>>['default'];
  /** First visible slide of the strip, and the move that made react-slick load, if any. */
  first: number;
  step?: 1 | -1;
}

interface SlickOptions {
  strip: RefObject<HTMLElement | null>;
  count: number;
  /** Whether it is near the window and has something to move. */
  wanted: boolean;
}

/** Events that show that the page is being used. */
const signs = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;
/** Milliseconds after which react-slick loads without such an event: long after a slow phone has finished the page. */
const startsByItselfAfter = 8_000;

/**
 * Replaces a strip of slides near the window by react-slick. It loads while the browser is idle, once the page is being
 * used and the connection is fast enough; the first move loads it on any connection.
 */
export function useSlick({ strip, count, wanted }: SlickOptions) {
  const [replaced, setReplaced] = useState<ReplacedStrip>();

  /** @throws Error when react-slick cannot be loaded */
  async function replace(step?: 1 | -1) {
    const { default: Slick } = await loadSlick();
    // A move may come while the replacement is being rendered.
    const next = (earlier?: ReplacedStrip) =>
      earlier ? { ...earlier, step: step ?? earlier.step } : { Slick, first: firstInView(strip.current, count), step };
    if (step) setReplaced(next);
    else startTransition(() => setReplaced(next));
  }

  const replaceAtRest = useEffectEvent(() => {
    if (!isAtRest(strip.current, count)) return;
    replace().catch((error) => console.debug('react-slick could not be fetched ahead', error));
  });
  const waiting = wanted && !replaced;
  useEffect(() => {
    const element = strip.current;
    if (!waiting || !element || isSlowLine()) return;
    let idle: number | undefined;
    const whenIdle = () => {
      if (!('requestIdleCallback' in window)) return replaceAtRest();
      if (idle !== undefined) cancelIdleCallback(idle);
      idle = requestIdleCallback(replaceAtRest);
    };
    const timer = setTimeout(whenIdle, startsByItselfAfter);
    const listening = new AbortController();
    const { signal } = listening;
    for (const sign of signs) window.addEventListener(sign, whenIdle, { once: true, passive: true, signal });
    // While a user reads or scrolls the strip, it is not replaced.
    for (const end of ['scrollend', 'focusout']) element.addEventListener(end, whenIdle, { signal });
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
      listening.abort();
    };
  }, [strip, waiting]);

  return { replaced, replace };
}

/** Index of the first visible slide of a strip. */
export function firstInView(strip: HTMLElement | null, count: number) {
  return strip ? Math.round((strip.scrollLeft * count) / strip.scrollWidth) || 0 : 0;
}

/** Whether the strip is neither between two slides nor focused: replacing it then moves and loses nothing. */
function isAtRest(strip: HTMLElement | null, count: number) {
  if (!strip || strip.contains(document.activeElement)) return false;
  const slide = strip.scrollWidth / count;
  return Math.abs(strip.scrollLeft - firstInView(strip, count) * slide) < 2;
}

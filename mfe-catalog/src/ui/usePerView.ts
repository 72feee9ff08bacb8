import { useMediaQuery } from './useMediaQuery.ts';

/** Slides per view at the window's width: `max`, less on narrow windows. The style sheet has the same breakpoints. */
export function usePerView(max: number) {
  const three = useMediaQuery('(max-width: 959px)');
  const two = useMediaQuery('(max-width: 640px)');
  const one = useMediaQuery('(max-width: 480px)');
  return Math.min(max, one ? 1 : two ? 2 : three ? 3 : max);
}

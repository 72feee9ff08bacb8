import { breakpoints } from '@idavuelta/shared/ui';
import { useMediaQuery } from './useMediaQuery.ts';

/** Slides per view at the window's width: `max`, less on narrow windows. The style sheet has the same breakpoints. */
export function usePerView(max: number) {
  const three = useMediaQuery(breakpoints.belowDesktop);
  const two = useMediaQuery(breakpoints.phone);
  const one = useMediaQuery(breakpoints.smallPhone);
  return Math.min(max, one ? 1 : two ? 2 : three ? 3 : max);
}

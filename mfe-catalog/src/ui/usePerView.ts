import { useMediaQuery } from './useMediaQuery.ts';

/** Slides per view at the window's width: `most`, but three, two and one at most as it narrows. The styles say the same. */
export function usePerView(most: number) {
  const three = useMediaQuery('(max-width: 959px)');
  const two = useMediaQuery('(max-width: 640px)');
  const one = useMediaQuery('(max-width: 480px)');
  return Math.min(most, one ? 1 : two ? 2 : three ? 3 : most);
}

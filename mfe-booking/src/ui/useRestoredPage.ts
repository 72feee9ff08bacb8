import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser shows the page again as it was left: somebody came back from the payment page by its history. */
export function useRestoredPage(onRestored: () => void) {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restored();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}

import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser restores the page from its history, as after going back from the payment page. */
export function useRestoredPage(onRestored: () => void) {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restored();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}

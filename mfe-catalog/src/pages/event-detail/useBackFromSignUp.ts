import { isBackFromSignUp } from '@idavuelta/shared/contracts';
import { useLocation, useNavigate } from '@idavuelta/shared/platform';
import { useEffect } from 'react';

/**
 * Shows the wizard to a visitor who signed up on this page and returns by the mailed link.
 * @param ready whether the wizard is rendered
 */
export function useBackFromSignUp(ready: boolean, goToBooking: () => void) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isBack = ready && isBackFromSignUp(state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way back, whatever renders meanwhile
  useEffect(() => {
    if (!isBack) return;
    goToBooking();
    // a reload, or the browser's Back, keeps the scroll position
    navigate({ pathname, search }, { replace: true, state: null });
  }, [isBack]);
}

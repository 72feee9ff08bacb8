import { isBackFromSignUp } from '@idavuelta/shared/contracts';
import { useLocation, useNavigate } from '@idavuelta/shared/platform';
import { useEffect } from 'react';

/**
 * Shows the wizard to who signed up on this page and comes back by the link in their mail.
 * @param ready whether the wizard is there
 */
export function useBackFromSignUp(ready: boolean, goToBooking: () => void) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isBack = ready && isBackFromSignUp(state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way back, whatever renders meanwhile
  useEffect(() => {
    if (!isBack) return;
    goToBooking();
    // a reload, or the browser's Back, stays where the visitor has scrolled
    navigate({ pathname, search }, { replace: true, state: null });
  }, [isBack]);
}

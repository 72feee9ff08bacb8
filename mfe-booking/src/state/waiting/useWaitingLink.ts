import { useDispatch, useLocation, useSelector } from '@idavuelta/shared/platform';
import { useEffect } from 'react';
import { useWaiting } from '../tickets/tickets.api.ts';
import { waitingOpened } from '../wizard/wizard.events.ts';
import { selectWaitingToken } from '../wizard/wizard.selectors.ts';

/** Reads the waiting-list entry whose mailed link opened the page. */
export function useWaitingLink() {
  const dispatch = useDispatch();
  const { search } = useLocation();
  const token = /[?&]waiting=([\w-]{20,100})/.exec(search)?.[1];
  const known = useSelector(selectWaitingToken);
  const { isLoading } = useWaiting(token ?? '', { skip: !token });
  useEffect(() => {
    // also after another draft has been opened
    if (token !== known) dispatch(waitingOpened(token));
  }, [dispatch, token, known]);
  return { token, isLoading };
}

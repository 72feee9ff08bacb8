import { useDispatch } from '@idavuelta/shared/platform';
import { staffSession } from '@idavuelta/shared/staff-session';
import { useEffect } from 'react';
import { backOfficeApi } from './staff-api.ts';

/** Reads the account anew when another tab has logged in or out, and nothing else: what is being typed stays. */
export function useOtherTabs() {
  const dispatch = useDispatch();
  useEffect(() => {
    staffSession.forgetOldToken();
    return staffSession.follow(() => void dispatch(backOfficeApi.util.invalidateTags(['BackOfficeAccount'])));
  }, [dispatch]);
}

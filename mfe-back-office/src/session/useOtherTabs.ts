import { useDispatch } from '@idavuelta/shared/platform';
import { staffSession } from '@idavuelta/shared/staff-session';
import { useEffect } from 'react';
import { backOfficeApi } from './staff-api.ts';

/** Refetches only the account when another tab logs in or out, so that unsaved input stays. */
export function useOtherTabs() {
  const dispatch = useDispatch();
  useEffect(() => {
    staffSession.deleteOldToken();
    return staffSession.follow(() => void dispatch(backOfficeApi.util.invalidateTags(['BackOfficeAccount'])));
  }, [dispatch]);
}

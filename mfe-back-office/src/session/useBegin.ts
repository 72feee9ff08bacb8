import type { Language } from '@idavuelta/shared/contracts';
import { useDispatch } from '@idavuelta/shared/platform';
import { staffSession } from '@idavuelta/shared/staff-session';
import { useChangeLanguage } from './account.api.ts';
import { backOfficeApi, officeTags } from './staff-api.ts';

/**
 * Returns a function that begins a session and clears the data read in an earlier one. A language chosen before the
 * log-in is saved to the account first, so that the account is read with it.
 */
export function useBegin() {
  const dispatch = useDispatch();
  const [changeLanguage] = useChangeLanguage();
  return async (csrfToken: string, language?: Language) => {
    staffSession.begin(csrfToken);
    if (language) await changeLanguage({ language });
    dispatch(backOfficeApi.util.invalidateTags([...officeTags]));
  };
}

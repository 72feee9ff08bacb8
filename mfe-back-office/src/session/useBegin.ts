import type { Language } from '@idavuelta/shared/contracts';
import { useDispatch } from '@idavuelta/shared/platform';
import { staffSession } from '@idavuelta/shared/staff-session';
import { useChangeLanguage } from './account.api.ts';
import { backOfficeApi, officeTags } from './staff-api.ts';

/**
 * Returns the function that starts a session after a log-in. It clears cached data of an earlier session. A language
 * chosen on the log-in page is saved first, because reading the account applies the account's language.
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

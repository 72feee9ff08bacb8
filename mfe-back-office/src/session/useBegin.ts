import { useDispatch } from '@idavuelta/shared/platform';
import { staffSession } from '@idavuelta/shared/staff-session';
import { backOfficeApi, officeTags } from './staff-api.ts';

/** Returns a function that begins a session and clears the data read in an earlier one. */
export function useBegin() {
  const dispatch = useDispatch();
  return (csrfToken: string) => {
    staffSession.begin(csrfToken);
    dispatch(backOfficeApi.util.invalidateTags([...officeTags]));
  };
}

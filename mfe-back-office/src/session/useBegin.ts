import { useDispatch } from '@idavuelta/shared/platform';
import { staffSession } from '@idavuelta/shared/staff-session';
import { backOfficeApi, officeTags } from './staff-api.ts';

/** @returns a function that begins a session: what was read for somebody else is forgotten */
export function useBegin() {
  const dispatch = useDispatch();
  return (csrfToken: string) => {
    staffSession.begin(csrfToken);
    dispatch(backOfficeApi.util.invalidateTags([...officeTags]));
  };
}

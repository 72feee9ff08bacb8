import { useDispatch } from '@idavuelta/shared/platform';
import { backOfficeApi } from './staff-api.ts';
import { staffToken } from './token.ts';

const everything = ['BackOfficeAccount', 'BackOfficeSessions', 'BackOfficePeople', 'BackOfficeAudit'] as const;

/** @returns a function that begins a session: what was read for somebody else is forgotten */
export function useBegin() {
  const dispatch = useDispatch();
  return (token: string) => {
    staffToken.write(token);
    dispatch(backOfficeApi.util.invalidateTags([...everything]));
  };
}

import { staffCookieName } from '../http/staff-cookie.ts';
import { csrfHeader } from '../http/staff-csrf.ts';

/** CSRF tokens of the sessions of staff that tests have begun, by the session's token. */
const csrfTokens = new Map<string, string>();

/** Has calls with this token made as browsers make those of staff: by cookie. */
export const rememberStaff = (token: string, csrfToken: string) => void csrfTokens.set(token, csrfToken);

/** The headers of a call with a token: those of staff by cookie, any other as bearer token. */
export function credentials(token: string | undefined): Record<string, string> {
  if (!token) return {};
  const csrfToken = csrfTokens.get(token);
  return csrfToken
    ? { cookie: `${staffCookieName}=${token}`, [csrfHeader]: csrfToken }
    : { authorization: `Bearer ${token}` };
}

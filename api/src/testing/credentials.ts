import { staffCookieName } from '../http/staff-cookie.ts';
import { csrfHeader } from '../http/staff-csrf.ts';

/** CSRF tokens of staff sessions, by session token. */
const csrfTokens = new Map<string, string>();

/** Makes later calls with this token use the cookie, as staff's browsers do. */
export const rememberStaff = (token: string, csrfToken: string) => void csrfTokens.set(token, csrfToken);

/** Returns the authentication headers for a token: a cookie for staff, otherwise a bearer token. */
export function credentials(token: string | undefined): Record<string, string> {
  if (!token) return {};
  const csrfToken = csrfTokens.get(token);
  return csrfToken
    ? { cookie: `${staffCookieName}=${token}`, [csrfHeader]: csrfToken }
    : { authorization: `Bearer ${token}` };
}

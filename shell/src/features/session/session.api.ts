import type { Credentials, LoginResponse, Profile } from '@idavuelta/shared/contracts';
import { callApi } from '@idavuelta/shared/platform';

export const login = (credentials: Credentials) =>
  callApi<LoginResponse>({ method: 'POST', url: '/login', data: credentials });

/** @param token of a session that has not started; by default the session's */
export const fetchProfile = (token?: string) =>
  callApi<Profile>({ url: '/shop-api/me', ...(token && { headers: { Authorization: `Bearer ${token}` } }) });

/** Ends the session on the server, so that its token is worth nothing any more. */
export const logOut = () => callApi({ method: 'POST', url: '/shop-api/logout' });

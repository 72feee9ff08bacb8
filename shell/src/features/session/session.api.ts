import type { Credentials, LoginKey, LoginResponse, Profile } from '@idavuelta/shared/contracts';
import { callApi } from '@idavuelta/shared/platform';

export const login = (credentials: Credentials) =>
  callApi<LoginResponse>({ method: 'POST', url: '/login', data: credentials });

export const logInAfterSignUp = (data: LoginKey) =>
  callApi<LoginResponse>({ method: 'POST', url: '/login/after-sign-up', data });

export const fetchProfile = () => callApi<Profile>({ url: '/shop-api/me' });

/** Makes a call whose response tells the server's time, like every response. */
export const fetchTime = () => callApi({ url: '/time' });

/** Ends the session on the server, which invalidates its token. */
export const logOut = () => callApi({ method: 'POST', url: '/shop-api/logout' });

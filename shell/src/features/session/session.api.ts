import type { Credentials, LoginKey, LoginResponse, Profile } from '@idavuelta/shared/contracts';
import { callApi } from '@idavuelta/shared/platform';

export const login = (credentials: Credentials) =>
  callApi<LoginResponse>({ method: 'POST', url: '/login', data: credentials });

export const logInAfterSignUp = (data: LoginKey) =>
  callApi<LoginResponse>({ method: 'POST', url: '/login/after-sign-up', data });

export const fetchProfile = () => callApi<Profile>({ url: '/shop-api/me' });

/** Lets the client learn the server's clock, whose time every response tells. */
export const fetchTime = () => callApi({ url: '/time' });

/** Ends the session on the server, so that its token is worth nothing any more. */
export const logOut = () => callApi({ method: 'POST', url: '/shop-api/logout' });

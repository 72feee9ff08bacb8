import { serverNow } from '@idavuelta/shared/platform';
import { browserStore } from '@idavuelta/shared/storage';

/** A token is valid only when it expires more than this many milliseconds from now. */
export const tokenMargin = 5_000;
const key = 'idavuelta.token';

/** When the token expires, in ms since 1970; undefined for anything but a JWT with `exp`. */
export function tokenExpiry(token: string): number | undefined {
  try {
    const payload = token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/');
    const { exp } = JSON.parse(atob(payload ?? '')) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined; // not a JWT: the caller treats the visitor as logged out
  }
}

/** @param now in ms, by default on the server's clock as far as it is known */
export const isTokenValid = (token: string, now = serverNow()) => (tokenExpiry(token) ?? 0) > now + tokenMargin;

export const storedToken = {
  key,
  read: () => browserStore.read(key),
  /** @returns whether it outlives this page */
  write: (token: string) => browserStore.write(key, token),
  remove: () => browserStore.remove(key),
};

/** The member of staff who is logged in with this browser: the back office and a driver's trips share the session. */
import type { ApiRequest } from '../api/index.ts';
import { staffErrorCodes } from '../contracts/staff/errors.ts';
import { browserStore } from '../storage/index.ts';

/** No secret, and no proof: the session itself is a cookie, which no script reads. */
const sinceKey = 'idavuelta.staff-since';

/** One for the page: each module has its own copy of this file. */
const page = globalThis as { [name: symbol]: string | undefined };
const csrfToken = Symbol.for('idavuelta.staff-csrf-token');

export const staffSession = {
  /** Whether somebody logged in here and has not logged out since; the session may have expired. */
  isKnown: () => browserStore.read(sinceKey) !== undefined,

  /** Whether the page knows what changes bring along: after it was loaded again, the account has it. */
  hasCsrfToken: () => page[csrfToken] !== undefined,

  /** Somebody logged in; the other tabs are told. */
  begin(token: string) {
    page[csrfToken] = token;
    browserStore.write(sinceKey, new Date().toISOString());
  },

  /** The account was read, with the cookie of the session. */
  resume(token: string) {
    if (staffSession.isKnown()) page[csrfToken] = token;
    else staffSession.begin(token);
  },

  /** The session ended; the other tabs are told. */
  end() {
    page[csrfToken] = undefined;
    browserStore.remove(sinceKey);
  },

  /** The session's token, which earlier versions kept where every script could read it. */
  forgetOldToken: () => browserStore.remove('idavuelta.staff-token'),

  /** @param onChange called when a log-in or log-out in another tab has changed the session @returns what ends the calls */
  follow(onChange: () => void) {
    const listener = ({ key }: StorageEvent) => (key === sinceKey || key === null) && onChange();
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};

/** The call with the session of the member of staff who is logged in. */
export function asStaff({ headers, ...request }: ApiRequest): ApiRequest {
  const token = page[csrfToken];
  return {
    ...request,
    withCredentials: true,
    moreCodes: staffErrorCodes,
    headers: { ...headers, ...(token && { 'X-CSRF-Token': token }) },
  };
}

/** The member of staff who is logged in with this browser: the back office and a driver's trips share the session. */
import type { ApiRequest } from '../api/index.ts';
import { staffErrorCodes } from '../contracts/staff/errors.ts';
import { browserStore } from '../storage/index.ts';

/** Only a hint that there is a session: the session itself is a cookie, which scripts cannot read. */
const sinceKey = 'idavuelta.staff-since';

/** Shared by the whole page: each module bundles its own copy of this file. */
const page = globalThis as { [name: symbol]: string | undefined };
const csrfToken = Symbol.for('idavuelta.staff-csrf-token');

export const staffSession = {
  /** Whether someone logged in here and has not logged out since; the session may have expired. */
  isKnown: () => browserStore.read(sinceKey) !== undefined,

  /** Whether the page has the token that changes require; after a reload it comes with the account. */
  hasCsrfToken: () => page[csrfToken] !== undefined,

  /** Begins a session after a log-in; other tabs are notified. */
  begin(token: string) {
    page[csrfToken] = token;
    browserStore.write(sinceKey, new Date().toISOString());
  },

  /** Resumes the session of the cookie, after the account was read with it. */
  resume(token: string) {
    if (staffSession.isKnown()) page[csrfToken] = token;
    else staffSession.begin(token);
  },

  /** Ends the session; other tabs are notified. */
  end() {
    page[csrfToken] = undefined;
    browserStore.remove(sinceKey);
  },

  /** Removes the session's token, which earlier versions stored where any script could read it. */
  deleteOldToken: () => browserStore.remove('idavuelta.staff-token'),

  /**
   * @param onChange called when a log-in or log-out in another tab has changed the session
   * @returns a function that stops the calls
   */
  follow(onChange: () => void) {
    const listener = ({ key }: StorageEvent) => (key === sinceKey || key === null) && onChange();
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};

/** Adds the staff session to a call. */
export function asStaff({ headers, ...request }: ApiRequest): ApiRequest {
  const token = page[csrfToken];
  return {
    ...request,
    withCredentials: true,
    moreCodes: staffErrorCodes,
    headers: { ...headers, ...(token && { 'X-CSRF-Token': token }) },
  };
}

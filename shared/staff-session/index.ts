/** Who of staff is logged in with this browser: the back office and a driver's trips share the session. */
import type { ApiRequest } from '../api/index.ts';
import { staffErrorCodes } from '../contracts/staff/errors.ts';
import { browserStore } from '../storage/index.ts';

const key = 'idavuelta.staff-token';

/** Kept for all tabs of the browser: the session ends by the server's clock, or when it is ended. */
export const staffToken = {
  read: () => browserStore.read(key),
  write: (token: string) => void browserStore.write(key, token),
  forget: () => browserStore.remove(key),
};

/** The call in the name of whoever of staff is logged in. */
export function asStaff({ headers, ...request }: ApiRequest): ApiRequest {
  const token = staffToken.read();
  return {
    ...request,
    moreCodes: staffErrorCodes,
    headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
  };
}

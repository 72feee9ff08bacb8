import { browserStore } from '@idavuelta/shared/storage';

const key = 'idavuelta.staff-token';

/** Kept for all tabs of the browser: the session ends by the server's clock, or when it is ended. */
export const staffToken = {
  read: () => browserStore.read(key),
  write: (token: string) => void browserStore.write(key, token),
  forget: () => browserStore.remove(key),
};

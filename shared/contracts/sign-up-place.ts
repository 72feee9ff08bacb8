import { browserStore } from '../storage/index.ts';

const key = 'idavuelta.signed-up-at';

/**
 * Where on the site somebody has signed up. Their link is in a mail, which opens in another tab, so the browser keeps
 * the place until they log in there.
 */
export const signUpPlace = {
  /** @param path with its query */
  keep(path: string) {
    browserStore.write(key, path);
  },

  /** @returns the path, once */
  take(): string | undefined {
    const path = browserStore.read(key);
    browserStore.remove(key);
    return path;
  },
};

import { browserStore } from '@idavuelta/shared/storage';

const key = 'idavuelta.login-key';

/**
 * Logs this browser in once its sign-up's address is verified. It is stored, because the link in the mail opens in
 * another tab.
 */
export const loginKey = {
  store: (value: string) => browserStore.write(key, value),

  /** @returns the key; a second call returns none */
  take() {
    const value = browserStore.read(key);
    browserStore.remove(key);
    return value;
  },
};

import { browserStore } from '@idavuelta/shared/storage';

const key = 'idavuelta.login-key';

/**
 * The key that logs this browser in once the new customer has verified their e-mail address. It is stored, because the
 * link in the mail opens in another tab.
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

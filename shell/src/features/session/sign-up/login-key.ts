import { browserStore } from '@idavuelta/shared/storage';

const key = 'idavuelta.login-key';

/** By what this browser logs in when the address of its sign-up is verified: the link is in a mail, so another tab opens it. */
export const loginKey = {
  keep: (value: string) => browserStore.write(key, value),

  /** @returns the key, once */
  take() {
    const value = browserStore.read(key);
    browserStore.remove(key);
    return value;
  },
};

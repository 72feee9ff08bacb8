import { browserStore } from '@idavuelta/shared/storage';

const key = 'idavuelta.login-key';

/** Logs this browser in when the address of its sign-up is verified; stored, since the mail's link opens in another tab. */
export const loginKey = {
  keep: (value: string) => browserStore.write(key, value),

  /** @returns the key, once */
  take() {
    const value = browserStore.read(key);
    browserStore.remove(key);
    return value;
  },
};

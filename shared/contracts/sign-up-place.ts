const key = 'idavuelta.signed-up-at';

/** State of the navigation back to that place: the page shows what the visitor was doing there. */
export const backFromSignUp = { isBackFromSignUp: true } as const;

/** @param state of a location */
export const isBackFromSignUp = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isBackFromSignUp' in state;

/**
 * Where on the site somebody has signed up. Their link is in a mail, which opens in another tab, so the browser keeps
 * the place until they log in there.
 */
export const signUpPlace = {
  /** @param path with its query */
  keep(path: string) {
    try {
      localStorage.setItem(key, path);
    } catch (error) {
      console.warn('the place of the sign-up could not be kept', error); // storage is full or forbidden
    }
  },

  /** @returns the path, once */
  take(): string | undefined {
    try {
      const path = localStorage.getItem(key) ?? undefined;
      localStorage.removeItem(key);
      return path;
    } catch (error) {
      console.warn('the place of the sign-up could not be read', error);
      return undefined;
    }
  },
};

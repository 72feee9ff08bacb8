const key = 'idavuelta.signed-up-at';

/** Navigation state of the return to the page of the sign-up, which then shows what the visitor was doing there. */
export const backFromSignUp = { isBackFromSignUp: true } as const;

/** @param state of a location */
export const isBackFromSignUp = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isBackFromSignUp' in state;

/**
 * The page on which someone signed up. The mailed link opens in another tab, so the browser keeps the page until they
 * log in there.
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

  /** @returns the path; only once */
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

import { browserStore } from '@idavuelta/shared/storage';

const key = 'idavuelta.county';

/**
 * The county for which the visitor last requested pick-up times, stored in this browser for the next page and event.
 */
export const storedCounty = {
  /** @returns its id, if one is stored */
  read: () => Number(browserStore.read(key)) || undefined,

  /** @param id undefined removes the stored one */
  write(id: number | undefined) {
    if (id) browserStore.write(key, String(id));
    else browserStore.remove(key);
  },
};

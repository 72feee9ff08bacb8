import { browserStore } from '@idavuelta/shared/storage';

const key = 'idavuelta.county';

/** The county that the visitor last asked pick-up times of, kept in this browser for the next page and event. */
export const keptCounty = {
  /** @returns its id, if one is kept */
  read: () => Number(browserStore.read(key)) || undefined,

  /** @param id undefined forgets the stored one */
  keep(id: number | undefined) {
    if (id) browserStore.write(key, String(id));
    else browserStore.remove(key);
  },
};

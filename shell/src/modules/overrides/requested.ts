import { tabStore } from '@idavuelta/shared/storage';

/** In session storage: an override ends with its tab, and no other tab has it. */
export const storageKey = 'idavuelta.overrides';

/** Whether the address or this tab has an override: only then is their code fetched. */
export const areOverridesRequested = () =>
  /[?&]module=/.test(window.location.search) || tabStore.read(storageKey) !== undefined;

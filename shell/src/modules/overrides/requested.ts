import { tabStore } from '@idavuelta/shared/storage';

/** In session storage: an override ends with its tab and affects no other tab. */
export const storageKey = 'idavuelta.overrides';

/** Whether the URL or this tab has an override: only then is the override code loaded. */
export const areOverridesRequested = () =>
  /[?&]module=/.test(window.location.search) || tabStore.read(storageKey) !== undefined;

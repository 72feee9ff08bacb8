import { type BrowserStore, createBrowserStore } from './browser-store.ts';

export {
  canStoreCustomerData,
  deleteCustomerData,
  readCustomerData,
  storeCustomerData,
} from './customer-data.ts';
export type { BrowserStore };

/** Shared by all tabs of the browser. */
export const browserStore = createBrowserStore('local', () => localStorage);

/** Storage of this tab. */
export const tabStore = createBrowserStore('session', () => sessionStorage);

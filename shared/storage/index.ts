import { type BrowserStore, createBrowserStore } from './browser-store.ts';

export {
  canKeepCustomerData,
  forgetCustomerData,
  keepCustomerData,
  readCustomerData,
} from './customer-data.ts';
export type { BrowserStore };

/** Shared by all tabs of the browser. */
export const browserStore = createBrowserStore('local', () => localStorage);

/** Storage of this tab. */
export const tabStore = createBrowserStore('session', () => sessionStorage);

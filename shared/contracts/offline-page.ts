/** A file that a service worker keeps; its address never has other content. */
export interface OfflineFile {
  url: string;
  /** None: the address itself names the content. */
  revision: null;
  /** `sha384-…` */
  integrity: string;
}

/** What the gateway writes in front of a service worker as `self.offlinePage`: which releases the page is opened with. */
export interface OfflinePage {
  /** Path of the page. */
  path: string;
  module: string;
  moduleVersion: string;
  shellVersion: string;
  /** All files of both releases that a browser may ask for. */
  files: OfflineFile[];
}

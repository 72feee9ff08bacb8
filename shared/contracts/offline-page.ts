import type { Registry } from './release.ts';

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

/**
 * Whether a document was rendered with the releases of a worker. One that the gateway could not render says nothing of its
 * releases, needs more than itself to start, and so is none.
 */
export function isOfReleases({ module, moduleVersion, shellVersion }: OfflinePage, html: string) {
  const payload = /id="hydration-payload">([^<]*)</.exec(html)?.[1];
  if (!payload) return false;
  const { registry } = JSON.parse(payload) as { registry: Registry };
  return registry.shellVersion === shellVersion && registry.modules[module]?.current.version === moduleVersion;
}

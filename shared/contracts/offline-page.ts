import type { Registry } from './release.ts';

/** A file cached by a service worker; the content of a URL never changes. */
export interface OfflineFile {
  url: string;
  /** None: the URL identifies the content. */
  revision: null;
  /** `sha384-…` */
  integrity: string;
}

/** Written by the gateway at the top of a service worker as `self.offlinePage`: the releases that open the page. */
export interface OfflinePage {
  path: string;
  module: string;
  moduleVersion: string;
  shellVersion: string;
  /** All files of both releases that a browser may request. */
  files: OfflineFile[];
}

/**
 * Tells whether a document was rendered with a worker's releases. One that the gateway could not render names no
 * releases and needs more than itself to start, so it does not count.
 */
export function isOfReleases({ module, moduleVersion, shellVersion }: OfflinePage, html: string) {
  const payload = /id="hydration-payload">([^<]*)</.exec(html)?.[1];
  if (!payload) return false;
  const { registry } = JSON.parse(payload) as { registry: Registry };
  return registry.shellVersion === shellVersion && registry.modules[module]?.current.version === moduleVersion;
}

import type { OfflinePage, Registry } from '@idavuelta/shared/contracts';

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

import type { Registry, RouteMatch } from '@idavuelta/shared/contracts';
import { shellName } from '../registry/release-names.ts';

/** Parameters that advertisers and mail services add to links; `varnish/default.vcl` has the same. */
const tracking = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|twclid|igshid|yclid|mc_cid|mc_eid)=/;

/**
 * Removes parameters that no page reads, so that each campaign does not need a rendering of its own.
 * @param search including the question mark, or empty
 */
export function withoutTracking(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter && !tracking.test(parameter));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** An address that only one person knows: a copy of its page would never be read again. */
const secret = /[?&](?:token|waiting|release)=/;

/** Paths that may stand in a header, between commas or spaces. */
const taggable = /^[\w/.~%-]{1,200}$/;

/**
 * Returns the tags by which a public page is purged: its path, its module, and the releases that render it.
 * @param pathname the canonical one
 * @returns undefined for a page that shared caches must not keep
 */
export function tagsOf({ modules, shell }: Registry, { route }: RouteMatch, pathname: string, search: string) {
  if (!route.public || secret.test(search) || !taggable.test(pathname)) return undefined;
  const releases = { [shellName]: shell, [route.module]: modules[route.module] };
  return [
    pathname,
    route.module,
    ...Object.entries(releases).flatMap(([name, entry]) => (entry ? [`${name}@${entry.current.version}`] : [])),
  ];
}

/**
 * How long shared caches may send a page without a new one, which they fetch meanwhile: a sold-out event is seen within
 * seconds. While no gateway answers, an hour.
 */
const directives = 'max-age=1, stale-while-revalidate=5, stale-if-error=3600';

/** Headers for shared caches alone (RFC 9213; Fastly has names of its own). Browsers still ask each time. */
export const sharedCacheHeaders = (tags: readonly string[]) => ({
  'cdn-cache-control': directives,
  'surrogate-control': directives,
  'surrogate-key': tags.join(' '),
  'cache-tag': tags.join(','),
});

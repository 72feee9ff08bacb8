import {
  type Channel,
  defaultCountry,
  defaultLanguage,
  type EventSummary,
  eventType,
  findRoute,
  type LegalDocument,
  languageParameter,
  languages,
  languageTag,
  links,
  ownedRoutes,
  type Registry,
  type Success,
} from '@idavuelta/shared/contracts';
import { fetchWithin } from '@idavuelta/shared/contracts/servers';
import { escapeMarkup } from '@idavuelta/shared/contracts/text';

/** Limits for one page of a list. */
const limits = { maxBytes: 5_000_000, timeoutMs: 5_000 };

/** Maximum number per type of event; a sitemap may have 50,000 URLs. */
const maxAddresses = 15_000;

/**
 * Builds the sitemap of a host: public pages, legal documents and the events of the host's country, each with its URL
 * in every language.
 * @throws Error when the API does not respond, because a sitemap without events would remove them from search engines
 */
export async function sitemapOf(origin: string, registry: Registry, apiUrl: string): Promise<string> {
  const fetchResponse = async <T>(path: string): Promise<Success<T>> => {
    const response = await fetchWithin(limits, apiUrl + path);
    if (!response.ok) throw new Error(`${path} responded with status ${response.status}`);
    return (await response.json()) as Success<T>;
  };
  const fetchAll = async <T>(path: string): Promise<T[]> => {
    const items: T[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined && items.length < maxAddresses; ) {
      const page: Success<T[]> = await fetchResponse(path + (cursor && `&cursor=${cursor}`));
      items.push(...page.data);
      cursor = page.next;
    }
    return items;
  };
  const fallback: Channel = { countryCode: defaultCountry, defaultLocaleCode: defaultLanguage };
  const host = encodeURIComponent(new URL(origin).hostname);
  // In development the host has no channel.
  const { countryCode, defaultLocaleCode } = await fetchResponse<Channel>(`/channels/${host}`).then(
    ({ data }) => data,
    () => fallback,
  );
  const lists = await Promise.all(
    Object.values(eventType).map((type) =>
      fetchAll<EventSummary>(`/events?type=${type}&country-code=${countryCode}&limit=100`),
    ),
  );
  // Documents without a text are no pages for search engines.
  const documents = isListed(registry, '/legal/:document')
    ? (await fetchResponse<LegalDocument[]>(`/legal-documents?country-code=${countryCode}`)).data
    : [];
  const paths = new Set([
    ...listedPaths(registry),
    ...documents.map((document) => links.legal(document)),
    ...lists.flat().map(({ slug }) => links.event(slug)),
  ]);

  const address = (path: string, language: string) => {
    const query = language === defaultLocaleCode ? '' : `?${languageParameter}=${language.replace('_', '-')}`;
    return escapeMarkup(`${origin}${path}${query}`);
  };
  const entry = (path: string) =>
    [
      `<url><loc>${address(path, defaultLocaleCode)}</loc>`,
      ...languages.map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${languageTag(language)}" href="${address(path, language)}"/>`,
      ),
      '</url>',
    ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...paths].map(entry).join('\n')}
</urlset>
`;
}

const listedRoutes = ({ modules }: Registry) =>
  Object.values(modules).flatMap(({ current }) => current.routes.filter((route) => route.public && !route.unlisted));

const isListed = (registry: Registry, path: string) => listedRoutes(registry).some((route) => route.path === path);

/** Returns the public paths without parameters, plus the canonical path of the corporate page. */
function listedPaths(registry: Registry): string[] {
  const corporate = isListed(registry, '/:product-companies') ? [links.companies()] : [];
  const paths = listedRoutes(registry).map(({ path }) => path);
  return [...paths.filter((path) => !path.includes(':')), ...corporate];
}

/** Tells whether a path is a page for staff, which search engines should not list. */
export const isForStaff = (registry: Registry, pathname: string) =>
  findRoute(ownedRoutes(registry), pathname)?.route.frame === 'bare';

/** Returns the part of a path before its first parameter. */
const fixedPart = (path: string) => path.replace(/:.*$/, '');

/** Builds `robots.txt`: search engines may visit everything except personal pages, the API and pages for staff. */
export const robotsOf = (origin: string, registry: Registry) => `User-agent: *
${ownedRoutes(registry)
  .filter(({ frame }) => frame === 'bare')
  .map(({ path }) => `Disallow: ${fixedPart(path)}\n`)
  .join('')}Disallow: /my-account/
Disallow: /order-detail/
Disallow: /order-payment
Disallow: /ride
Disallow: /verify-account/
Disallow: /recovery-account/
Disallow: /confirm-email
Disallow: /event-preview/
Disallow: /backend/
Allow: /backend/media/

Sitemap: ${origin}/sitemap.xml
`;
